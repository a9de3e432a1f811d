import { requestOf } from './cache-key';
import { buildOfCacheName, type OfflineList } from './cache-name';
import { digestOf } from './digest';
import type { BuildCache } from './page-cache';
import { assetsOf } from './read-page';

/**
 * Copies files from older caches to a new build's cache if they're the same there, so that they aren't fetched again.
 *
 * @throws the browser's own errors if the device is full
 */
export async function reuseUnchanged(
  buildCache: BuildCache,
  older: readonly string[],
  files: OfflineList['files'],
): Promise<void> {
  const { build, cache, origin, scope } = buildCache;
  const root = origin + scope.slice(0, -1);
  const digests = new Map(files.map(([path, , digest]) => [requestOf(root + path, scope, origin)?.key, digest]));
  for (const name of older) {
    const copy = await caches.open(name);
    const olderBuild = buildOfCacheName(name, scope);
    for (const key of pagesLast(await copy.keys(), buildCache)) {
      const newKey = key.replace(olderBuild, build);
      const digest = digests.get(newKey);
      const cached = digest && (await copy.match(key, { ignoreVary: true }));
      const bytes = cached && (await inNewBuild(await cached.arrayBuffer(), olderBuild, build, digest));
      if (bytes && (await hasWhatItUses(buildCache, newKey, bytes))) {
        await cache.put(newKey, new Response(bytes, { headers: cached.headers }));
      }
    }
  }
}

function pagesLast(requests: readonly Request[], { scope, origin }: BuildCache): string[] {
  const isPage = (key: string) => requestOf(key, scope, origin)?.kind === 'page';
  const keys = requests.map(({ url }) => url);
  return [...keys.filter((key) => !isPage(key)), ...keys.filter(isPage)];
}

/** Returns a file as it is in the new build if only the build ID in it differs; null if it has changed. */
async function inNewBuild(bytes: ArrayBuffer, from: string, to: string, digest: string): Promise<BufferSource | null> {
  if ((await digestOf(bytes)) === digest) {
    return bytes;
  }
  const renamed = new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll(from, to));
  return (await digestOf(renamed)) === digest ? renamed : null;
}

/** A page without its scripts and styles would be incomplete, so it's fetched together with them instead. */
async function hasWhatItUses({ cache, scope, origin }: BuildCache, key: string, bytes: BufferSource): Promise<boolean> {
  if (requestOf(key, scope, origin)?.kind !== 'page') {
    return true;
  }
  const used = await Promise.all(assetsOf(new TextDecoder().decode(bytes)).map((path) => cache.match(origin + path)));
  return used.every(Boolean);
}
