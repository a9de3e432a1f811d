/** Dispatched on the document by the app when client-side navigation has rendered another page. */
export const pageChangeEvent = 'page-change';

/** Runs a callback when the document has been parsed, and after each client-side navigation. */
export function onPage(act: () => void): void {
  document.addEventListener(pageChangeEvent, act);
  whenParsed(act);
}

/** Runs a callback when the document has been parsed, or immediately if it already has been. */
export function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', act, { once: true });
  } else {
    act();
  }
}
