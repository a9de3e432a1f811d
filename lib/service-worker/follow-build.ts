import { askedOf } from './cache-key';
import { carryOver } from './carry-over';
import { isCopyName, listPath, type OfflineList } from './copy-name';
import { keepAll } from './keep-all';
import { notFoundKey } from './offline-page';
import type { Shelf } from './shelf';

/**
 * Fills the shelf of a new build with all that the older ones hold, in its new state, before the new worker takes over; only what has
 * changed is fetched. A reader sees the old copy or the new one, and never some of each. Where the device has no room for both, the new
 * shelf begins empty.
 *
 * @throws when not all of it comes, so that the old copy stays and the browser tries again later
 */
export async function followBuild(shelf: Shelf, own: string): Promise<void> {
  const older = (await caches.keys()).filter((name) => name !== own && isCopyName(name, shelf.scope));
  const opened = await Promise.all(older.map((name) => caches.open(name)));
  const root = shelf.origin + shelf.scope.slice(0, -1);
  const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  try {
    await carryOver(shelf, older);
    if (kept.includes(root + listPath)) {
      const list = await listOf(root, shelf.build);
      await keepAll(
        shelf,
        list.files.map(([path]) => root + path),
      );
      await shelf.cache.put(root + listPath, Response.json(list));
    } else {
      // Pages bring the assets of the new build along.
      const wanted = kept.filter(
        (key) => key !== notFoundKey(shelf) && askedOf(key, shelf.scope, shelf.origin)?.kind !== 'asset',
      );
      await keepAll(shelf, [...new Set(wanted)]);
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) {
      throw error;
    }
    await Promise.all((await shelf.cache.keys()).map((key) => shelf.cache.delete(key)));
  }
}

async function listOf(root: string, build: string): Promise<OfflineList> {
  const response = await fetch(root + listPath, { cache: 'no-cache' });
  const list: OfflineList = await response.json();
  if (list.build !== build) {
    throw new Error(`The list of files is of the build ${list.build}, not of ${build}; the site is being published.`);
  }
  return list;
}
