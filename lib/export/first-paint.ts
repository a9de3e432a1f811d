/** About a screen of content, in characters of HTML. */
const screen = 12_000;

/**
 * Lets the first paint wait until a screen of the content has been read. A page comes in pieces, and a browser that paints one shows half a
 * text or half a table, which then moves as the rest comes. What is waited for comes with the title, which is what a reader waits for.
 * Browsers that do not know the link, and pages that end too early, are painted as before
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
 *
 * @throws when the page has no main part
 */
export function paintTogether(html: string): string {
  const main = html.search(/<main\b[^>]*\sid="main"/);
  const end = html.indexOf('</main>', main);
  if (main === -1 || end === -1) {
    throw new Error('It has no <main id="main">, for which the first paint waits.');
  }
  const below = html.slice(main + screen, end).match(/<h[2-6]\b[^>]*\sid="([^"]+)"/)?.[1];
  return html.replace('</head>', `<link rel="expect" href="#${below ?? 'main'}" blocking="render"/></head>`);
}

/** The part of a finished page that a browser reads before its first paint: up to the element that is waited for, or to the end of main. */
export function beforePaint(html: string): string {
  const id = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1] ?? 'main';
  const end = id === 'main' ? html.indexOf('</main>') : html.indexOf(`id="${id}"`, html.indexOf('</head>'));
  return html.slice(0, end);
}
