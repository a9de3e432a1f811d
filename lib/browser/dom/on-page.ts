/** Dispatched on the document by the app when client-side navigation has rendered another page. */
export const pageChangeEvent = 'page-change';

/** Dispatched on the document when React has drawn the same page again. */
export const redrawEvent = 'page-redraw';

/** Runs a callback when the document has been parsed, after each client-side navigation, and when a page is redrawn. */
export function onPage(act: () => void): void {
  document.addEventListener(pageChangeEvent, act);
  document.addEventListener(redrawEvent, act);
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
