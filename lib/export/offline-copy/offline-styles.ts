/**
 * Adapts the site's styles for the offline copy. Fonts come from the same disk, so waiting for them costs nothing; on
 * the site, the page is painted without a font that arrives late.
 *
 * @param css a style sheet
 * @param addressOf converts a URL in it; by default, URLs stay unchanged
 */
export function offlineStyles(css: string, addressOf: (address: string) => string = (address) => address): string {
  return css
    .replace(/font-display:\s*(?:optional|swap)/g, 'font-display:block')
    .replace(
      /url\((["']?)([^)"']*)\1\)/g,
      (_, quote: string, address: string) => `url(${quote}${addressOf(address)}${quote})`,
    );
}
