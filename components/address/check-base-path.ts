/**
 * Warns, on the page, the owner of a site that is served below another path than it was built for: then no script and no style is found,
 * and the page cannot say so by them. Compares the page's address with its canonical one; where they differ by what stands before the
 * page's own path, and the site's script is not where the page looks for it, a banner names the path that would work. A page that is
 * merely older than the site, or offline, is where it belongs, so nothing is said. Written out into the page as text, so it uses nothing
 * from outside itself.
 *
 * @param built the base path that the site was built for
 */
export function checkBasePath(built: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const script = document.querySelector<HTMLScriptElement>('script[src*="/_next/"]');
  if (!canonical || !script || location.protocol === 'file:') {
    return;
  }
  // As in `settleAddress`: the page's address in any of its forms.
  const stemOf = (path: string) => path.replace(/(?:\/(?:index)?|\.html)*$/, '');
  const page = stemOf(new URL(canonical.href).pathname.slice(built.length));
  const shown = stemOf(location.pathname);
  const works = shown.slice(0, shown.length - page.length);
  if (works + page !== shown || works === built) {
    return;
  }
  const show = () => {
    const banner = document.createElement('p');
    banner.setAttribute('role', 'alert');
    banner.textContent =
      `This site did not load properly: it was built for the base path ${built || '/'}, but is served below ${works || '/'}. ` +
      `Build it again ${works ? 'with' : 'without'} NEXT_PUBLIC_BASE_PATH${works && `=${works}`}.`;
    // There is no style sheet to speak of.
    banner.style.cssText = 'padding:1em;background:#7f1d1d;color:#fff;font:16px/1.5 sans-serif';
    document.body.prepend(banner);
  };
  fetch(script.src, { method: 'HEAD' }).then((answer) => {
    if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) {
      show();
    }
  }, show);
}
