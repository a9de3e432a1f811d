import type { Page } from '@playwright/test';

/**
 * Whether the scripts of a page have taken it over and listen, by the attribute that says so. React's own marks on the elements are there
 * earlier, when nobody listens for a click on a link yet. Runs in the page, whichever program drives its browser.
 */
export const listens = () => document.documentElement.hasAttribute('data-taken-over');

/** Asks a page of Playwright's whether its scripts have taken it over. */
export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(listens);
}
