import type { Page } from '@playwright/test';

/** Returns whether React has hydrated a page, based on its attribute. Runs in the page, whatever drives its browser. */
export const isHydrated = () => document.documentElement.dataset.app === 'running';

/** Returns whether the app's start has failed. Runs in the page. */
export const hasFailed = () => document.documentElement.dataset.app === 'failed';

/** Returns whether React has hydrated a page. */
export function hasHydrated(page: Page): Promise<boolean> {
  return page.evaluate(isHydrated);
}

/** Moves a pointer, the first sign of a reader, which starts Next and React. Runs in the page. */
export const movePointer = () =>
  void document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));

/** Moves a pointer, which starts React, and waits until it has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(movePointer);
  await page.waitForFunction(isHydrated);
}
