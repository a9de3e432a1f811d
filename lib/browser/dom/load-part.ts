import { button, element } from './element';
import { importAgain } from './import-again';
import { networkHint } from './network-hint';

/** How long a part may take before its place shows a loading message, in milliseconds (specification, section 9). */
const loadingDelayMs = 200;

/**
 * Loads code that a place in the page needs, such as "the search". After 200 ms, the place shows a loading message;
 * after a failure, `failure` with a retry button. Resolves once the code has loaded, with the place empty.
 */
export function loadPart<Part>(
  place: HTMLElement,
  name: string,
  load: () => Promise<Part>,
  failure = `Couldn't load ${name}.`,
): Promise<Part> {
  return new Promise((resolve) => {
    const attempt = async () => {
      place.replaceChildren();
      const timer = setTimeout(() => {
        place.replaceChildren(element('p', { class: 'part-state', role: 'status' }, `Loading ${name} …`));
      }, loadingDelayMs);
      try {
        const part = await importAgain(load);
        place.replaceChildren();
        resolve(part);
      } catch (error) {
        console.error(`Couldn't load ${name}.`, error);
        const messages = [failure, networkHint].map((text) => element('p', {}, text));
        const retry = button('Retry', () => void attempt());
        place.replaceChildren(element('div', { class: 'part-state', role: 'alert' }, messages, retry));
      } finally {
        clearTimeout(timer);
      }
    };
    void attempt();
  });
}
