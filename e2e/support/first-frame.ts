import type { Page } from '@playwright/test';
import { settle } from './settled';

/**
 * The layout of a text: how many elements aren't laid out yet, and where those in view begin, in pixels from the top.
 */
type Blocks = { readonly waiting: number; readonly tops: readonly number[] };

/** Delays idle callbacks in this page and those that it loads, until `measureBeforeAndAfterIdle` releases them. */
export async function holdIdleCallbacks(page: Page): Promise<void> {
  const patch = () => {
    const idle = window.requestIdleCallback.bind(window);
    const callbacks: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => callbacks.push(callback);
    Object.assign(window, {
      releaseIdle() {
        window.requestIdleCallback = idle;
        for (const callback of callbacks) {
          idle(callback);
        }
      },
    });
  };
  await page.addInitScript(patch);
  await page.evaluate(patch);
}

/**
 * Measures the text of a page in its first frame, which `holdIdleCallbacks` preserves, and again after idle callbacks
 * have run.
 */
export async function measureBeforeAndAfterIdle(
  page: Page,
): Promise<{ readonly first: Blocks; readonly later: Blocks }> {
  // Waits until the frame is painted, and the browser knows what's in view.
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      requestAnimationFrame(() => port2.postMessage(null));
    });
  });
  const first = await measureBlocks(page);
  await page.evaluate(() => (window as unknown as { releaseIdle(): void }).releaseIdle());
  await page.waitForFunction(() => document.querySelector('[data-arriving]') === null);
  await settle(page);
  return { first, later: await measureBlocks(page) };
}

function measureBlocks(page: Page): Promise<Blocks> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.prose *')];
    const visible = parts.filter((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    const boxes = visible.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    return {
      waiting: parts.length - visible.length,
      tops: boxes.map(({ top }) => Math.round(top)).filter((top) => top < window.innerHeight),
    };
  });
}
