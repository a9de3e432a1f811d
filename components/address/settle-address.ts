/**
 * Brings the address to the path of the page's canonical link, keeping query and hash; on a redirect page, whose canonical link is the
 * target, goes there. Written out into the page as text, so it uses nothing from outside itself.
 */
export function settleAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) {
    return;
  }
  const { pathname } = new URL(canonical.href);
  const target = pathname + location.search + location.hash;
  if (document.querySelector('meta[http-equiv="refresh"]')) {
    location.replace(target);
  } else if (location.protocol !== 'file:' && location.pathname !== pathname) {
    history.replaceState(history.state, '', target);
  }
}
