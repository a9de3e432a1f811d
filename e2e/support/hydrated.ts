import type { Page } from '@playwright/test';

/** Whether React has hydrated a page, by the attribute that says so. Runs in the page, whichever program drives its browser. */
export const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

/** Asks a page whether React has hydrated it. */
export function hasHydrated(page: Page): Promise<boolean> {
  return page.evaluate(isHydrated);
}

/** Turns to a link of the page, as a pointer does, which starts Next and React. Runs in the page. */
export const turnToLink = () =>
  void document
    .querySelector(`a[href^="/"], a[href^="${location.origin}"]`)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

/** Turns to a link, which starts React, and waits until it has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(turnToLink);
  await page.waitForFunction(isHydrated);
}
