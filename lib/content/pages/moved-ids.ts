import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The IDs that pages have published, by canonical path: null for an ID that its page has, or the path and hash that
 * replaced it. `npm run ids` adds new ones.
 */
export type IdRegistry = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** The file with the published IDs, relative to the project's root. */
export const idRegistryFile = 'content/ids.json';

/** Reads the published IDs. New content has none before the first `npm run ids`. */
export function readIdRegistry(root: string): IdRegistry {
  const file = join(/* turbopackIgnore: true */ root, idRegistryFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The canonical paths that replaced old paths. */
export type Redirects = Readonly<Record<string, string>>;

/** Where a published ID is now: the path and hash, or why there's none. */
export type Destination = { readonly to: string } | { readonly problem: string };

/**
 * Follows a published ID through its successors and through redirects, which keep the hash.
 *
 * @param exists tells whether a page has an ID, or, for an empty ID, whether a page exists
 */
export function destinationOf(
  path: string,
  id: string,
  registry: IdRegistry,
  redirects: Redirects,
  exists: (path: string, id: string) => boolean,
): Destination {
  const seen = new Set<string>();
  let address = id === '' ? path : `${path}#${id}`;
  for (;;) {
    const [page = '', hash = ''] = address.split('#');
    if (exists(page, hash)) {
      return { to: address };
    }
    if (seen.has(address)) {
      return { problem: `leads back to ${address}` };
    }
    seen.add(address);
    const redirect = redirects[page];
    const next = registry[page]?.[hash] ?? (redirect === undefined ? null : address.replace(page, redirect));
    if (next === null) {
      return { problem: `ends at ${address}, which doesn't exist` };
    }
    address = next;
  }
}

/** Returns the moved IDs of a page, and of old paths that redirect to it, with the path and hash of each now. */
export function movedIdsOf(path: string, registry: IdRegistry, redirects: Redirects): Readonly<Record<string, string>> {
  const paths = [...Object.keys(redirects).filter((from) => redirects[from] === path), path];
  // The check against the pages makes sure that an ID without a successor exists.
  const isCurrent = (page: string, id: string) => redirects[page] === undefined && !registry[page]?.[id];
  return Object.fromEntries(
    paths.flatMap((from) =>
      Object.entries(registry[from] ?? {}).flatMap(([id, successor]) => {
        const destination = successor === null ? null : destinationOf(from, id, registry, redirects, isCurrent);
        return destination && 'to' in destination ? [[id, destination.to]] : [];
      }),
    ),
  );
}
