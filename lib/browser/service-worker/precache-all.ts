import { type BuildCache, cacheUrl } from './page-cache';

const maxConcurrent = 8;

/** Caches many files, a few at a time, and reports each one. Throws the first error, which also stops the others. */
export async function precacheAll(
  buildCache: BuildCache,
  addresses: readonly string[],
  { onCached, signal }: { onCached?: (address: string) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const save = async (address: string) => {
    await cacheUrl(buildCache, address, signal);
    onCached?.(address);
  };
  for (let at = 0; at < addresses.length; at += maxConcurrent) {
    signal?.throwIfAborted();
    await Promise.all(addresses.slice(at, at + maxConcurrent).map(save));
  }
}
