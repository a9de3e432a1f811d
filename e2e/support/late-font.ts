import type { Page } from '@playwright/test';

/** Waits until a page shows the font that comes behind its first paint: what is compared with a picture of it must have it too. */
export async function waitForLateFont(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'mono'));
}
