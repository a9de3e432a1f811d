import type { Page } from '@playwright/test';

/**
 * Waits until all of a page is laid out: of one that has just been opened on a phone, or that a link led to, what is out of view waits for
 * the first frame. What measures it must not come before.
 */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
}
