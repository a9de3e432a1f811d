import { requestOf } from './cache-key';
import { buildOfCacheName, isCacheName, listPath, type OfflineList } from './cache-name';
import { notFoundKey } from './offline-page';
import { type BuildCache, cacheNotFound } from './page-cache';
import { precacheAll } from './precache-all';
import { reuseUnchanged } from './reuse-unchanged';

/**
 * Fills a new build's cache with the new versions of everything in older caches, before the new worker takes over. Only
 * changed files are fetched. A reader sees either the old copy or the new one, never a mix. If the device doesn't have
 * room for both, the new cache starts empty. A cache without the not-found page is that of a reader who saves data,
 * whose pages bring no further scripts.
 *
 * @throws if something can't be fetched, so that the old copy stays and the browser tries again later
 */
export async function updateCache(buildCache: BuildCache, own: string, scripts: readonly string[]): Promise<void> {
  const { cache, build, scope, origin } = buildCache;
  const older = (await caches.keys()).filter((name) => name !== own && isCacheName(name, scope));
  if (older.length === 0) {
    return;
  }
  const root = origin + scope.slice(0, -1);
  const keys = new Set((await Promise.all(older.map((name) => newKeys(name, buildCache)))).flat());
  const isComplete = keys.has(root + listPath);
  const hasNotFound = keys.has(notFoundKey(buildCache));
  try {
    const list = await listOf(root, build);
    const files = list.files.map(([path, , digest]) => {
      return { address: root + path, digest, target: requestOf(root + path, scope, origin) };
    });
    const reuse = reuseUnchanged(older, new Map(files.map(({ target, digest }) => [target?.key, digest])), buildCache);
    // Fetching pages also fetches the new build's assets.
    const wanted = files.filter(
      ({ target }) => isComplete || (target && target.kind !== 'asset' && keys.has(target.key)),
    );
    const filled = { ...buildCache, reuse, ...(hasNotFound ? { scripts } : {}) };
    await precacheAll(
      filled,
      wanted.map(({ address }) => address),
    );
    if (hasNotFound) {
      await cacheNotFound(filled);
    }
    if (isComplete) {
      await cache.put(root + listPath, Response.json(list));
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) {
      throw error;
    }
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
  }
}

/** Returns the keys in an older build's cache as they are in the new build. */
async function newKeys(name: string, { build, scope }: BuildCache): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => url.replace(buildOfCacheName(name, scope), build));
}

async function listOf(root: string, build: string): Promise<OfflineList> {
  const response = await fetch(root + listPath, { cache: 'no-cache' });
  const list: OfflineList = await response.json();
  if (list.build !== build) {
    throw new Error(`The list of files is from the build ${list.build}, not ${build}; the site is being published.`);
  }
  return list;
}
