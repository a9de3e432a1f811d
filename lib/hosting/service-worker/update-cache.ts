import { requestOf } from './cache-key';
import { isCacheName, listPath, type OfflineList } from './cache-name';
import { notFoundKey } from './offline-page';
import type { BuildCache } from './page-cache';
import { precacheAll } from './precache-all';
import { reuseUnchanged } from './reuse-unchanged';

/**
 * Fills a new build's cache with the new versions of everything in older caches, before the new worker takes over. Only
 * changed files are fetched. A reader sees either the old copy or the new one, never a mix. If the device doesn't have
 * room for both, the new cache starts empty.
 *
 * @throws if something can't be fetched, so that the old copy stays and the browser tries again later
 */
export async function updateCache(buildCache: BuildCache, own: string): Promise<void> {
  const older = (await caches.keys()).filter((name) => name !== own && isCacheName(name, buildCache.scope));
  const opened = await Promise.all(older.map((name) => caches.open(name)));
  const root = buildCache.origin + buildCache.scope.slice(0, -1);
  const urls = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  try {
    await reuseUnchanged(buildCache, older);
    if (urls.includes(root + listPath)) {
      const list = await listOf(root, buildCache.build);
      await precacheAll(
        buildCache,
        list.files.map(([path]) => root + path),
      );
      await buildCache.cache.put(root + listPath, Response.json(list));
    } else {
      // Fetching pages also fetches the new build's assets.
      const wanted = urls.filter(
        (key) =>
          key !== notFoundKey(buildCache) && requestOf(key, buildCache.scope, buildCache.origin)?.kind !== 'asset',
      );
      await precacheAll(buildCache, [...new Set(wanted)]);
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) {
      throw error;
    }
    await Promise.all((await buildCache.cache.keys()).map((key) => buildCache.cache.delete(key)));
  }
}

async function listOf(root: string, build: string): Promise<OfflineList> {
  const response = await fetch(root + listPath, { cache: 'no-cache' });
  const list: OfflineList = await response.json();
  if (list.build !== build) {
    throw new Error(`The list of files is from the build ${list.build}, not ${build}; the site is being published.`);
  }
  return list;
}
