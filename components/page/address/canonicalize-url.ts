/**
 * Rewrites the address bar to the path of the page's canonical link, and keeps the query and hash. On a redirect page,
 * whose canonical link is the target, it navigates there instead. An address that isn't a form of the page's own, such
 * as one below a wrong base path, is left alone. Serialized into the page, so it can't use anything outside of itself.
 */
export function canonicalizeUrl(): void {
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
