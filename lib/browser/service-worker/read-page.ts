import type { CacheTarget } from './cache-key';

/** Returns the build ID in a page, its payload, or a file of the search index; null for anything else. */
export function buildOf(text: string): string | null {
  return /(?:<html[^>]*\bdata-deploy=|"data-deploy":|^\{"build":)"([^"]+)"/.exec(text)?.[1] ?? null;
}

/** Returns whether a build's cache may contain a file. Pages and payloads always name their build; some files don't. */
export function isOfBuild(build: string, kind: CacheTarget['kind'], text: string): boolean {
  const found = buildOf(text);
  return found === build || (found === null && kind === 'file');
}

/** Returns the scripts, styles, and fonts of a page. Their names contain a hash, so they can be fetched later. */
export function assetsOf(html: string): string[] {
  const paths = [...html.matchAll(/["'](\/[^"'\s\\]*?_next\/static\/[^"'\s\\?]+)/g)].map((match) => match[1] ?? '');
  return [...new Set(paths)];
}

/** Returns the names of scripts in the same folder that a script imports, statically or dynamically. */
export function importsOf(script: string): string[] {
  return [...new Set([...script.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name = '']) => name))];
}

/** Returns the path of the Markdown page that the page's menu links to, as a list; empty if there's none. */
export function markdownOf(html: string): string[] {
  return [...html.matchAll(/ href="(\/[^"]+\.md)"/g)].slice(0, 1).map(([, path = '']) => path);
}
