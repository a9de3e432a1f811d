import type { Page } from '@playwright/test';

/**
 * Waits until the browser has handled what the test just did: two frames, and the work that waits for an idle moment.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** Waits until nothing moves: animations and transitions, but not what follows the reader's scrolling. */
export async function settleAnimations(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
