/**
 * Called by Next, which looks for this file here: the one sign that the router has set out for another address. Told as an event, because
 * this file and the page share no module that is worth a request of its own; `components/route-progress/` listens.
 */
export function onRouterTransitionStart(url: string): void {
  window.dispatchEvent(new CustomEvent('route-start', { detail: url }));
}
