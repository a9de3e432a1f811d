import { askedOf } from './cache-key';
import { buildOfCopy, digestsPath } from './copy-name';
import { digestOf } from './digest';
import { assetsOf } from './read-page';
import type { Shelf } from './shelf';

/**
 * Puts on the shelf of a new build what older ones hold and what has the same bytes in the new one, so that it need not be fetched again.
 *
 * @param older the names of the older copies
 * @throws the browser's own errors when the digests do not come, and when the device is full
 */
export async function carryOver(shelf: Shelf, older: readonly string[]): Promise<void> {
  const digests = older.length > 0 ? await digestsByKey(shelf) : new Map<string, string>();
  for (const name of older) {
    const copy = await caches.open(name);
    for (const key of pagesLast(await copy.keys(), shelf)) {
      const digest = digests.get(key);
      const kept = digest && (await copy.match(key, { ignoreVary: true }));
      const bytes =
        kept && (await inNewBuild(await kept.arrayBuffer(), buildOfCopy(name, shelf.scope), shelf.build, digest));
      if (bytes && (await hasWhatItUses(shelf, key, bytes))) {
        await shelf.cache.put(key, new Response(bytes, { headers: kept.headers }));
      }
    }
  }
}

/** The digests of the new build, by the keys of its files; none where the host does not have them. */
async function digestsByKey({ origin, scope }: Shelf): Promise<ReadonlyMap<string, string>> {
  const root = origin + scope.slice(0, -1);
  const response = await fetch(root + digestsPath, { cache: 'no-cache' });
  const digests: Readonly<Record<string, string>> = response.ok ? await response.json() : {};
  return new Map(
    Object.entries(digests).map(([path, digest]) => [askedOf(root + path, scope, origin)?.key ?? '', digest]),
  );
}

/** The keys of a copy, with those of pages behind all that they use. */
function pagesLast(requests: readonly Request[], { scope, origin }: Shelf): string[] {
  const isPage = (key: string) => askedOf(key, scope, origin)?.kind === 'page';
  const keys = requests.map(({ url }) => url);
  return [...keys.filter((key) => !isPage(key)), ...keys.filter(isPage)];
}

/**
 * What a file of an older build is in the new one: the same bytes, or the same but for the build that pages and their payloads name.
 *
 * @returns null where it has changed
 */
async function inNewBuild(bytes: ArrayBuffer, from: string, to: string, digest: string): Promise<BufferSource | null> {
  if ((await digestOf(bytes)) === digest) {
    return bytes;
  }
  const renamed = new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll(from, to));
  return (await digestOf(renamed)) === digest ? renamed : null;
}

/** A page without its scripts and styles would not be whole, and is fetched together with them. */
async function hasWhatItUses({ cache, scope, origin }: Shelf, key: string, bytes: BufferSource): Promise<boolean> {
  if (askedOf(key, scope, origin)?.kind !== 'page') {
    return true;
  }
  const used = await Promise.all(assetsOf(new TextDecoder().decode(bytes)).map((path) => cache.match(origin + path)));
  return used.every(Boolean);
}
