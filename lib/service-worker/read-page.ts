/** The build that a page or the payload of a page change belongs to, as it says itself; null for what is neither. */
export function buildOf(text: string): string | null {
  return /<html[^>]*\bdata-deploy="([^"]+)"/.exec(text)?.[1] ?? null;
}

/**
 * The scripts, styles and fonts that a page names, as paths with the base path. Their names change with their bytes, so that each is the
 * right one whenever it is fetched.
 */
export function assetsOf(html: string): string[] {
  const paths = [...html.matchAll(/["'](\/[^"'\s\\]*?_next\/static\/[^"'\s\\?]+)/g)].map((match) => match[1] ?? '');
  return [...new Set(paths)];
}

/** The names of the scripts next to a script that it imports, at once or on demand. */
export function importsOf(script: string): string[] {
  return [...new Set([...script.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name = '']) => name))];
}

/** The path of the page as Markdown, which its menu links to; empty for a page without one. */
export function markdownOf(html: string): string[] {
  return [...html.matchAll(/ href="(\/[^"]+\.md)"/g)].slice(0, 1).map(([, path = '']) => path);
}
