/**
 * Shows a warning banner when the site is served under a different base path than it was built for. In that case no
 * script or stylesheet loads, so nothing else on the page can report the problem. The function compares the page's
 * address with its canonical URL. If they differ only in what precedes the page's own path, and the site's script isn't
 * where the page expects it, the banner names the base path that would work. A page that's merely out of date or
 * offline is at the right address, so it gets no banner. Serialized into the page, so it can't use anything outside of
 * itself.
 *
 * @param built the base path that the site was built for
 */
export function checkBasePath(built: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const script = document.querySelector<HTMLScriptElement>('script[src*="/_next/"]');
  if (!canonical || !script || location.protocol === 'file:') {
    return;
  }
  // As in `canonicalizeUrl`: strips every form that the page's address can have.
  const stemOf = (path: string) => path.replace(/(?:\/(?:index)?|\.html)*$/, '');
  const page = stemOf(new URL(canonical.href).pathname.slice(built.length));
  const currentStem = stemOf(location.pathname);
  const servedBelow = currentStem.slice(0, currentStem.length - page.length);
  if (servedBelow + page !== currentStem || servedBelow === built) {
    return;
  }
  const showBanner = () => {
    const banner = document.createElement('p');
    banner.setAttribute('role', 'alert');
    banner.textContent =
      `This site didn't load properly: it was built for the base path ${built || '/'}, but is served below ${servedBelow || '/'}. ` +
      `Build it again ${servedBelow ? 'with' : 'without'} NEXT_PUBLIC_BASE_PATH${servedBelow && `=${servedBelow}`}.`;
    // No stylesheet has loaded, so the banner brings its own styles.
    banner.style.cssText = 'padding:1em;background:#7f1d1d;color:#fff;font:16px/1.5 sans-serif';
    document.body.prepend(banner);
  };
  fetch(script.src, { method: 'HEAD' }).then((response) => {
    if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? '')) {
      showBanner();
    }
  }, showBanner);
}
