/**
 * Reports or corrects the address of a page. Serialized into the page, so it can't use anything outside of itself.
 *
 * It shows a warning banner when the site is served under a different base path than it was built for. In that case no
 * script or stylesheet loads, so nothing else on the page can report the problem. A page's address and its canonical
 * URL then differ in what precedes the page's own path, and the site's script isn't where the page expects it. The
 * not-found page, which can be at any address, looks for the script in the folders of its address. A page that's merely
 * out of date or offline gets no banner.
 *
 * It rewrites the address bar to the path of the page's canonical link, and keeps the query and hash. On a redirect
 * page, whose canonical link is the target, it navigates there. An address that isn't a form of the page's own is left
 * alone, except that doubled slashes become one: Next's router would take `//doctor` for the host `doctor`.
 */
export function checkAddress(built: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const script = document.querySelector<HTMLScriptElement>('script[src*="/_next/"]')?.src;
  const isChecked = script !== undefined && location.protocol !== 'file:';
  // Strips every form that the address of a page can have.
  const stemOf = (path: string) => path.replace(/(?:\/(?:index)?|\.html)*$/, '');
  const isScript = (address: string) =>
    fetch(address, { method: 'HEAD' }).then(
      ({ ok, headers }) => ok && /javascript/.test(headers.get('content-type') ?? ''),
      () => false,
    );
  const showBanner = (servedBelow: string) => {
    const banner = document.createElement('p');
    banner.setAttribute('role', 'alert');
    banner.textContent =
      `This site didn't load properly: it was built for the base path ${built || '/'}, but is served below ${servedBelow || '/'}. ` +
      `Build it again ${servedBelow ? 'with' : 'without'} NEXT_PUBLIC_BASE_PATH${servedBelow && `=${servedBelow}`}.`;
    // No stylesheet has loaded, so the banner brings its own styles.
    banner.style.cssText = 'padding:1em;background:#7f1d1d;color:#fff;font:16px/1.5 sans-serif';
    document.body.prepend(banner);
  };
  const showPath = (shown: string) => {
    if (shown !== location.pathname) {
      history.replaceState(history.state, '', shown + location.search + location.hash);
    }
  };
  const findFolder = async (address: string) => {
    const path = new URL(address).pathname.slice(built.length);
    const names = location.pathname.split('/').slice(0, -1);
    const folders = names.map((_, at) => names.slice(0, at + 1).join('/')).filter((folder) => folder !== built);
    if (!(await isScript(address))) {
      for (const folder of folders.slice(0, 5)) {
        if (await isScript(location.origin + folder + path)) {
          showBanner(folder);
          return;
        }
      }
    }
  };
  const path = location.pathname.replace(/\/{2,}/g, '/');
  if (!canonical) {
    if (isChecked) {
      void findFolder(script);
    }
    showPath(path);
    return;
  }
  const { pathname } = new URL(canonical.href);
  const page = stemOf(pathname.slice(built.length));
  const current = stemOf(path);
  const servedBelow = current.slice(0, current.length - page.length);
  if (isChecked && servedBelow + page === current && servedBelow !== built) {
    void isScript(script).then((isThere) => isThere || showBanner(servedBelow));
  }
  if (document.querySelector('meta[http-equiv="refresh"]')) {
    location.replace(pathname + location.search + location.hash);
  } else {
    showPath(current === stemOf(pathname) ? pathname : path);
  }
}
