/**
 * Called by Next, which looks for this file here. It's the only signal that the router has started to navigate to
 * another address. It's dispatched as an event, because this file and the page share no module that would be worth a
 * separate request. `components/chrome/route-progress/` listens.
 */
export function onRouterTransitionStart(url: string): void {
  window.dispatchEvent(new CustomEvent('route-start', { detail: url }));
}
