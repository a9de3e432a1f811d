export const workerPath = '/sw.js';

/** The list of all files in an offline copy, with their digests. A cache that also contains the list is complete. */
export const listPath = '/offline.json';

/** Returns the name of a build's cache for a scope, because an origin can have several sites. */
export function cacheName(scope: string, build: string): string {
  return `docs:${scope}:${build}`;
}

export function isCacheName(name: string, scope: string): boolean {
  return name.startsWith(cacheName(scope, ''));
}

export function buildOfCacheName(name: string, scope: string): string {
  return name.slice(cacheName(scope, '').length);
}

export type OfflineList = {
  readonly build: string;
  readonly bytes: number;
  /** Paths relative to the site's root, with their sizes in bytes, and digests that show whether a file has changed. */
  readonly files: readonly (readonly [path: string, bytes: number, digest: string])[];
};
