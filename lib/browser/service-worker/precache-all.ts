import { type BuildCache, cacheUrl } from './page-cache';

const atOnce = 6;

/** Caches many files, a few at a time, and reports each one. Throws the first error, which also stops the others. */
export async function precacheAll(
  buildCache: BuildCache,
  addresses: readonly string[],
  { onCached, signal }: { onCached?: (address: string) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const left = [...addresses];
  let hasFailed = false;
  const work = async () => {
    for (let address = left.shift(); address !== undefined && !hasFailed; address = left.shift()) {
      signal?.throwIfAborted();
      await cacheUrl(buildCache, address, signal);
      onCached?.(address);
    }
  };
  const workers = Array.from({ length: atOnce }, () =>
    work().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  await Promise.all(workers);
}
