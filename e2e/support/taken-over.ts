import type { Page } from '@playwright/test';

/** Whether React has taken the page over. Runs in the page, whichever program drives its browser. */
export const hasReact = () => Object.keys(document.body).some((key) => key.startsWith('__react'));

/** Asks a page of Playwright's whether its scripts have taken it over. */
export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(hasReact);
}
