const stylesheet = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * Returns the style sheets that pages link, without duplicates, in the order of the first page that links each one, so
 * that the one that defines the layer order comes first.
 *
 * @param pages the HTML of built pages
 * @param basePath the path that the site is served under
 * @returns paths relative to the root of the site
 */
export function siteStyles(pages: readonly string[], basePath: string): string[] {
  const hrefs = pages.flatMap((html) => [...html.matchAll(stylesheet)].map(([, href = '']) => href));
  return [...new Set(hrefs)].map((href) => href.slice(basePath.length + 1));
}
