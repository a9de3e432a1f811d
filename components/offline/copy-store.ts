import { cacheName, isCacheName, listPath, type OfflineList } from '@/lib/browser/service-worker/cache-name';
import { cacheNotFound } from '@/lib/browser/service-worker/page-cache';
import { precacheAll } from '@/lib/browser/service-worker/precache-all';
import { basePath, withBasePath } from '@/lib/site/base-path.mjs';

const scope = withBasePath('/');
const root = () => window.location.origin + basePath;

const workerTimeoutMs = 10_000;
const noWorker =
  "This browser doesn't allow service workers here. Leave private browsing, turn on service workers, or open this site over HTTPS.";
const noStorage =
  "This browser doesn't store data for this site. Leave private browsing, or allow this site to store data.";

/** Throws an error for readers if their browser can't save the site, or doesn't start the worker within ten seconds. */
export async function checkSupport(): Promise<void> {
  // Uses `in`, because minifiers assume that these properties always exist when their values are tested.
  if (!('serviceWorker' in navigator && 'caches' in window)) {
    throw new Error(noWorker);
  }
  try {
    await caches.keys();
  } catch {
    throw new Error(noStorage);
  }
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, workerTimeoutMs, null));
  if (!(await Promise.race([navigator.serviceWorker.ready, timeout]))) {
    throw new Error(noWorker);
  }
}

/** Resolves once the worker runs, and never in a browser that doesn't start it. */
export function workerReady(): Promise<unknown> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.ready : new Promise(() => undefined);
}

/**
 * Returns the list of all files of the copy, and whether all of them are saved.
 *
 * @throws {Error} when the list can't be loaded, or belongs to a different build than the page
 */
export async function readCopyStatus(): Promise<{ readonly list: OfflineList; readonly isComplete: boolean }> {
  const build = document.documentElement.dataset.deploy ?? '';
  // Stored last, so it exists only in a complete copy.
  const stored = await caches.match(root() + listPath, { cacheName: cacheName(scope, build) });
  return { list: await (stored?.json() ?? fetchList()), isComplete: stored !== undefined };
}

async function fetchList(): Promise<OfflineList> {
  const response = await fetch(root() + listPath, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`The list of files couldn't be loaded (HTTP ${response.status}). Try again later.`);
  }
  const list: OfflineList = await response.json();
  if (list.build !== document.documentElement.dataset.deploy) {
    throw new Error('The docs were updated. Reload this page.');
  }
  return list;
}

/**
 * Saves all files of the list.
 *
 * @param onSaved called with the number of bytes after each file
 */
export async function saveAll(list: OfflineList, onSaved: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(cacheName(scope, list.build));
  const sizes = new Map(list.files.map(([path, bytes]) => [root() + path, bytes]));
  const buildCache = { cache, build: list.build, scope, origin: window.location.origin };
  await precacheAll(buildCache, [...sizes.keys()], { onCached: (address) => onSaved(sizes.get(address) ?? 0), signal });
  await cacheNotFound(buildCache);
  await cache.put(root() + listPath, Response.json(list));
  // Asks the browser not to delete the copy when the device runs low on space.
  void navigator.storage?.persist?.();
}

export async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isCacheName(name, scope)).map((name) => caches.delete(name)));
}

export function errorText(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return 'The browser is out of storage space. Free up some space on this device, then try again.';
  }
  return error instanceof Error ? error.message : String(error);
}
