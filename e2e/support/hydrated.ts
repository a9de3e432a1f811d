import type { Page } from '@playwright/test';

/** Whether React has hydrated a page, by the attribute that says so. Runs in the page, whichever program drives its browser. */
export const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

/** Asks a page whether React has hydrated it. */
export function hasHydrated(page: Page): Promise<boolean> {
  return page.evaluate(isHydrated);
}

/** Turns to a link, which starts React, and waits until it has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = [...document.querySelectorAll('a')].find(({ origin }) => origin === location.origin);
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(isHydrated);
}
