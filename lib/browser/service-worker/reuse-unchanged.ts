import { buildOfCacheName } from './cache-name';
import { digestOf } from './digest';
import type { BuildCache } from './page-cache';

/**
 * Returns a function that finds a file of a new build in older caches, by its key in the new one, if nothing but the
 * build ID in it has changed.
 *
 * @param digests the digests of the new build's files by their keys
 */
export function reuseUnchanged(
  older: readonly string[],
  digests: ReadonlyMap<string | undefined, string>,
  { build, scope }: BuildCache,
): NonNullable<BuildCache['reuse']> {
  return async (key) => {
    for (const cacheName of older) {
      const olderBuild = buildOfCacheName(cacheName, scope);
      const cached = await caches.match(key.replace(build, olderBuild), { cacheName, ignoreVary: true });
      const bytes = cached && (await inNewBuild(await cached.arrayBuffer(), olderBuild, build, digests.get(key)));
      if (bytes) {
        return new Response(bytes, { headers: cached.headers });
      }
    }
    return undefined;
  };
}

/** Returns a file as it is in the new build if only the build ID in it differs; null if it has changed. */
async function inNewBuild(bytes: ArrayBuffer, from: string, to: string, digest?: string): Promise<BufferSource | null> {
  if ((await digestOf(bytes)) === digest) {
    return bytes;
  }
  const renamed = new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll(from, to));
  return (await digestOf(renamed)) === digest ? renamed : null;
}
