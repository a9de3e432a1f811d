import type { Page } from '@playwright/test';

/**
 * How long it takes from an event to the end of the first frame in which the text of an element is another, in milliseconds. The page
 * itself waits and takes the time, before anything is done to it: what a test asks it meanwhile would come late on a slow processor.
 *
 * @param event the kind of event that counts as the beginning, the first that comes
 * @param selector the element, the first that matches; it need not be there yet
 * @param act what a reader does
 */
export async function timeToChange(
  page: Page,
  event: 'click' | 'input',
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  // No function in it may have a name: tsx would mark that by a helper of its own, which the page does not have.
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
                // A task behind the frame that shows it.
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
