import type { Page } from '@playwright/test';

/**
 * Waits until all of a page is laid out, which any measurement must wait for. On a page that was just opened on a phone
 * or through a link, what's out of view isn't laid out until after the first frame.
 */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
}
