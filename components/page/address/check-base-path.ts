/**
 * Shows a warning banner when the site is served under a different base path than it was built for. In that case no
 * script or stylesheet loads, so nothing else on the page can report the problem. A page's address and its canonical URL
 * then differ in what precedes the page's own path, and the site's script isn't where the page expects it. The not-found
 * page, which can be at any address, looks for the script in the folders of its address. A page that's merely out of
 * date or offline gets no banner. Serialized into the page, so it can't use anything outside of itself.
 */
export function checkBasePath(built: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const script = document.querySelector<HTMLScriptElement>('script[src*="/_next/"]');
  if (!script || location.protocol === 'file:') {
    return;
  }
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
  if (canonical) {
    // As in `canonicalizeUrl`: strips every form that the page's address can have.
    const stemOf = (path: string) => path.replace(/(?:\/(?:index)?|\.html)*$/, '');
    const page = stemOf(new URL(canonical.href).pathname.slice(built.length));
    const currentStem = stemOf(location.pathname);
    const servedBelow = currentStem.slice(0, currentStem.length - page.length);
    if (servedBelow + page === currentStem && servedBelow !== built) {
      void isScript(script.src).then((isThere) => isThere || showBanner(servedBelow));
    }
    return;
  }
  const findFolder = async () => {
    const path = new URL(script.src).pathname.slice(built.length);
    const names = location.pathname.split('/').slice(0, -1);
    const folders = names.map((_, at) => names.slice(0, at + 1).join('/')).filter((folder) => folder !== built);
    if (!(await isScript(script.src))) {
      for (const folder of folders.slice(0, 5)) {
        if (await isScript(location.origin + folder + path)) {
          showBanner(folder);
          return;
        }
      }
    }
  };
  void findFolder();
}
