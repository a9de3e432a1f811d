/// <reference lib="webworker" />
import { Route, Serwist } from 'serwist';
import { requestOf } from './cache-key';
import { cacheName, isCacheName } from './cache-name';
import type { ReaderMessage, WorkerMessage } from './messages';
import { notFoundKey } from './offline-page';
import { type BuildCache, cacheNotFound, cacheUrl } from './page-cache';
import { strategiesFor } from './strategies';
import { updateCache } from './update-cache';

declare const self: ServiceWorkerGlobalScope;

/** The build that this worker belongs to, inserted during the build (see `lib/export/publish-worker.ts`). */
declare const BUILD_ID: string;

/** Redirects, also inserted during the build. */
declare const REDIRECTS: Readonly<Record<string, string>>;

/** Scripts that every page loads on demand, also inserted during the build. */
declare const PAGE_SCRIPTS: readonly string[];

/** What the search needs, also inserted during the build. */
declare const SEARCH_PATHS: readonly string[];

const { origin, pathname: scope } = new URL(self.registration.scope);
const own = cacheName(scope, BUILD_ID);

async function openCache(): Promise<BuildCache> {
  return { cache: await caches.open(own), build: BUILD_ID, scope, origin };
}

/** The pages that were open when this worker took over. */
const clientsAtActivation = new Set<string>();

function tellBuild(client: Client): void {
  client.postMessage({ type: 'build', build: BUILD_ID } satisfies WorkerMessage);
}

/** Deletes the caches of older builds, and notifies open pages, which might be from one of them. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== own && isCacheName(name, scope)).map((name) => caches.delete(name)),
  );
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    clientsAtActivation.add(client.id);
    tellBuild(client);
  }
}

/**
 * Caches a visited page; their number has no limit. From the second page on, it also caches the search without its
 * snippets, which are large. To save data, it caches nothing but the page with what the browser has loaded for it.
 */
async function saveVisited({ address, isSaveData }: Extract<ReaderMessage, { type: 'visited' }>): Promise<void> {
  const opened = await openCache();
  if (isSaveData) {
    return cacheUrl(opened, address);
  }
  const filled = { ...opened, scripts: PAGE_SCRIPTS };
  await cacheUrl(filled, address);
  await cacheNotFound(filled);
  const pages = (await filled.cache.keys()).filter(
    ({ url }) => url !== notFoundKey(filled) && requestOf(url, scope, origin)?.kind === 'page',
  );
  for (const path of pages.length > 1 ? SEARCH_PATHS : []) {
    await cacheUrl(filled, origin + scope.slice(0, -1) + path);
  }
}

/** Caches what a page has loaded: assets, and files of this build, such as the steps of a plan. */
async function saveLoaded(addresses: readonly string[]): Promise<void> {
  const opened = await openCache();
  const isSaved = (address: string) =>
    requestOf(address, scope, origin)?.kind === 'asset' || new URL(address).search === `?${BUILD_ID}`;
  await Promise.all(addresses.filter(isSaved).map((address) => cacheUrl(opened, address)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    openCache()
      .then((opened) => updateCache(opened, own, PAGE_SCRIPTS))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const message = event.data as ReaderMessage;
  if (message.type === 'visited') {
    // A page can't receive messages until its scripts have started, and browsers check for a new worker while a page
    // loads.
    if (event.source instanceof Client && clientsAtActivation.has(event.source.id)) {
      tellBuild(event.source);
    }
    // If caching fails because there's no network or no space, a later visit tries again.
    event.waitUntil(saveVisited(message).catch(() => undefined));
  } else {
    event.waitUntil(saveLoaded(message.addresses).catch(() => undefined));
  }
});

const strategies = strategiesFor({ name: own, build: BUILD_ID, scope, origin, redirects: REDIRECTS });
const serwist = new Serwist();
for (const kind of ['asset', 'page', 'payload', 'file'] as const) {
  serwist.registerRoute(new Route(({ url }) => requestOf(url.href, scope, origin)?.kind === kind, strategies[kind]));
}
serwist.registerRoute(new Route(({ url }) => requestOf(url.href, scope, origin) !== null, strategies.head, 'HEAD'));
// Only this one of Serwist's listeners is needed; the others are for precaching a list of files on every visitor's
// device.
self.addEventListener('fetch', serwist.handleFetch);
