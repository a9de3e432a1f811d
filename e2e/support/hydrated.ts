import type { Page } from '@playwright/test';

/** Returns whether React has hydrated a page, based on its attribute. Runs in the page, whatever drives its browser. */
export const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

/** Returns whether React has hydrated a page. */
export function hasHydrated(page: Page): Promise<boolean> {
  return page.evaluate(isHydrated);
}

/** Moves a pointer over a link of the page, which starts Next and React. Runs in the page. */
export const hoverLink = () =>
  void document
    .querySelector(`a[href^="/"], a[href^="${location.origin}"]`)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

/** Moves a pointer over a link, which starts React, and waits until it has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(hoverLink);
  await page.waitForFunction(isHydrated);
}
