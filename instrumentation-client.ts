/**
 * Called by Next, which looks for this file here: the one sign that the router has set out for another address. Told as an event, because
 * this file and the page share no module that is worth a request of its own; `components/route-progress/` listens.
 */
export function onRouterTransitionStart(url: string): void {
  window.dispatchEvent(new CustomEvent('route-start', { detail: url }));
}

/**
 * A script that could not be loaded goes from the page, before any of React's runs: for one that stands there Turbopack's runtime waits to
 * be told, and a failure is told only once. It would wait for ever, and the reader with it.
 */
window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.remove(), true);
