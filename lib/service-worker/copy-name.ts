const kind = 'docs';

/** The file of the service worker, from the site's root. */
export const workerPath = '/sw.js';

/** The list of all files that make an offline copy, from the site's root. A copy that holds it too is whole. */
export const listPath = '/offline.json';

/** The digest of each file of that list, by its path from the site's root: what an update need not fetch again. */
export const digestsPath = '/digests.json';

/**
 * The name of the cache that holds what one build showed. There is one for each build, so that nothing of two builds is ever mixed.
 *
 * @param scope the path that the site is served below, with a slash at the end: an origin may hold several sites
 */
export function copyName(scope: string, build: string): string {
  return `${kind}:${scope}:${build}`;
}

/** Whether a cache is a copy of this site, of whichever build. */
export function isCopyName(name: string, scope: string): boolean {
  return name.startsWith(`${kind}:${scope}:`);
}

/** The build that a copy is of. */
export function buildOfCopy(name: string, scope: string): string {
  return name.slice(copyName(scope, '').length);
}

/** What the build says of all files of an offline copy. */
export type OfflineList = {
  readonly build: string;
  /** The sum of their sizes in bytes, as they are on the device. */
  readonly bytes: number;
  /** Paths from the site's root, with their sizes. */
  readonly files: readonly (readonly [path: string, bytes: number])[];
};
