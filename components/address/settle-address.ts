/**
 * Brings another form of a page's address to the path of its canonical link, keeping query and hash; on a redirect page, whose canonical
 * link is the target, goes there. An address that is no form of the page, as below a wrong base path, is left alone. Written out into the
 * page as text, so it uses nothing from outside itself.
 */
export function settleAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) {
    return;
  }
  const { pathname } = new URL(canonical.href);
  const target = pathname + location.search + location.hash;
  const stemOf = (path: string) => path.replace(/(?:\/(?:index)?|\.html)*$/, '');
  if (document.querySelector('meta[http-equiv="refresh"]')) {
    location.replace(target);
  } else if (location.pathname !== pathname && stemOf(location.pathname) === stemOf(pathname)) {
    history.replaceState(history.state, '', target);
  }
}
