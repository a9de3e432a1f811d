import type { CacheTarget } from './cache-key';

/** Returns the build ID in a page, its payload, or a file of the search index or of a plan; null for anything else. */
export function buildOf(text: string): string | null {
  return /(?:<html[^>]*\bdata-deploy=|"data-deploy":|^\{"build":)"([^"]+)"/.exec(text)?.[1] ?? null;
}

/** Returns whether a build's cache may contain a file. Pages and payloads always name their build; some files don't. */
export function isOfBuild(build: string, kind: CacheTarget['kind'], text: string): boolean {
  const found = buildOf(text);
  return found === build || (found === null && kind === 'file');
}

/**
 * Returns the styles, fonts, and scripts that the browser has loaded for the tags of a page, which doesn't include
 * scripts for browsers without modules.
 */
export function assetsOf(html: string): string[] {
  return pathsIn(html, / (?:href|src)="(\/[^"?]*?_next\/static\/[^"?]+)(?=["?])(?!"[^>]* nomodule)/gi);
}

/**
 * Returns what else a page uses: Next's scripts and its payload, the Markdown page that its menu links to, and scripts
 * of every page.
 */
export function usedBy(html: string, scripts: readonly string[], basePath: string): string[] {
  const [markdown = []] = [...html.matchAll(/ href="(\/[^"]+\.md)"/g)].map(([, path = '']) => [path]);
  const ofApp = pathsIn(html, /["'](\/[^"'\s\\]*?_next\/static\/[^"'\s\\?]+|\/[^"'\s\\?]*\.txt(?=","length":))/g);
  return [...new Set([...ofApp, ...markdown, ...scripts.map((path) => basePath + path)])];
}

function pathsIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))];
}
