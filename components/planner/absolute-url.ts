/** Returns the absolute URL of a link, for files that are read elsewhere. */
export function absoluteUrlOf(href: string): string {
  return new URL(href, window.location.href).href;
}
