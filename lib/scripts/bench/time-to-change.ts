import type { Page } from '@playwright/test';

/**
 * Returns the time from an event to the end of the first frame in which the text of an element has changed, in
 * milliseconds. The page itself starts to watch and takes the time before anything happens, because queries from a test
 * would be late with a throttled CPU.
 *
 * @param event the event type whose first occurrence starts the measurement
 * @param selector the first match is the element; it doesn't have to exist yet
 * @param act performs the reader's action
 */
export async function timeToChange(
  page: Page,
  event: 'click' | 'input',
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  // Functions in it can't have a name, because tsx would mark them with a helper that the page doesn't have.
  const waiting = await page.evaluateHandle(
    ([kind, css]) => ({
      done: new Promise<number>((resolve) => {
        const before = document.querySelector(css)?.textContent;
        document.addEventListener(
          kind,
          ({ timeStamp }) => {
            new MutationObserver((_, observer) => {
              const text = document.querySelector(css)?.textContent;
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
    }),
    [event, selector] as const,
  );
  await act();
  const time = await waiting.evaluate(({ done }) => done);
  await waiting.dispose();
  return time;
}
