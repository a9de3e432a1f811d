/**
 * Styles of the site as the offline copy has them.
 *
 * A font comes from the same disk: waiting for it costs nothing, while on the site, the page is painted without one that comes late.
 *
 * @param css a stylesheet
 * @param addressOf what an address in it becomes; as it is without it
 */
export function offlineStyles(css: string, addressOf: (address: string) => string = (address) => address): string {
  return css
    .replace(/font-display:\s*(?:optional|swap)/g, 'font-display:block')
    .replace(
      /url\((["']?)([^)"']*)\1\)/g,
      (_, quote: string, address: string) => `url(${quote}${addressOf(address)}${quote})`,
    );
}
