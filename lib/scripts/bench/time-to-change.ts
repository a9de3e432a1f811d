import type { Page } from '@playwright/test';

/**
 * Returns the time from a click to the end of the first frame with another `h1`, in milliseconds. The page itself takes
 * the time, because queries from a test would be late with a throttled CPU.
 */
export async function timeToChange(page: Page, click: () => Promise<unknown>): Promise<number> {
  // Functions in it can't have a name, because tsx would mark them with a helper that the page doesn't have.
  const waiting = await page.evaluateHandle(() => ({
    done: new Promise<number>((resolve) => {
      const before = document.querySelector('h1')?.textContent;
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          new MutationObserver((_, observer) => {
            const text = document.querySelector('h1')?.textContent;
            if (text && text !== before) {
              observer.disconnect();
              // A task that runs after the frame that shows the change.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            }
          }).observe(document, { subtree: true, childList: true, characterData: true });
        },
        { capture: true, once: true },
      );
    }),
  }));
  await click();
  return waiting.evaluate(({ done }) => done);
}
