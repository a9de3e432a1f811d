import type { Page } from '@playwright/test';

/**
 * The layout of a text: how many elements aren't laid out yet, and where those in view begin, in pixels from the top.
 */
type Blocks = { readonly waiting: number; readonly tops: readonly number[] };

/** Delays idle callbacks in this page and those that it loads, until `blocksBeforeAndAtRest` releases them. */
export async function holdRest(page: Page): Promise<void> {
  const hold = () => {
    const idle = window.requestIdleCallback.bind(window);
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (act) => held.push(act);
    Object.assign(window, {
      letRest() {
        window.requestIdleCallback = idle;
        for (const act of held) {
          idle(act);
        }
      },
    });
  };
  await page.addInitScript(hold);
  await page.evaluate(hold);
}

/**
 * Measures the text of a page in its first frame, which `holdRest` preserves, and again after idle callbacks have run.
 */
export async function blocksBeforeAndAtRest(page: Page): Promise<{ readonly first: Blocks; readonly later: Blocks }> {
  // Waits until the frame is painted, and the browser knows what's in view.
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      requestAnimationFrame(() => port2.postMessage(null));
    });
  });
  const first = await blocksOf(page);
  await page.evaluate(() => (window as unknown as { letRest(): void }).letRest());
  await page.waitForTimeout(1000);
  return { first, later: await blocksOf(page) };
}

function blocksOf(page: Page): Promise<Blocks> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.prose *')];
    const shown = parts.filter((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    const boxes = shown.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    return {
      waiting: parts.length - shown.length,
      tops: boxes.map(({ top }) => Math.round(top)).filter((top) => top < window.innerHeight),
    };
  });
}
