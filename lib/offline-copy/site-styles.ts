const stylesheet = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * The style sheets that pages link, each once and in the order of the first page that links it: the one that orders the layers comes first.
 *
 * @param pages the HTML of built pages
 * @param basePath the path that the site is served below
 * @returns paths from the root of the site
 */
export function siteStyles(pages: readonly string[], basePath: string): string[] {
  const hrefs = pages.flatMap((html) => [...html.matchAll(stylesheet)].map(([, href = '']) => href));
  return [...new Set(hrefs)].map((href) => href.slice(basePath.length + 1));
}
