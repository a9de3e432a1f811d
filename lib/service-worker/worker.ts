/// <reference lib="webworker" />
import { Route, Serwist } from 'serwist';
import { askedOf } from './cache-key';
import { copyName, isCopyName } from './copy-name';
import { followBuild } from './follow-build';
import type { ReaderMessage, WorkerMessage } from './messages';
import { keep, keepNotFound, type Shelf } from './shelf';
import { strategiesFor } from './strategies';

declare const self: ServiceWorkerGlobalScope;

/** The build that this worker belongs to; the build puts it in (see `lib/export/publish-worker.ts`). */
declare const BUILD_ID: string;

/** Where old addresses lead; the build puts it in too. */
declare const REDIRECTS: Readonly<Record<string, string>>;

const { origin, pathname: scope } = new URL(self.registration.scope);
const own = copyName(scope, BUILD_ID);

async function shelf(): Promise<Shelf> {
  return { cache: await caches.open(own), build: BUILD_ID, scope, origin };
}

/** The pages that were open when this worker took over. */
const openThen = new Set<string>();

function tellBuild(client: Client): void {
  client.postMessage({ type: 'build', build: BUILD_ID } satisfies WorkerMessage);
}

/** Removes what older builds kept, and tells the open pages, which may be of one of them. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== own && isCopyName(name, scope)).map((name) => caches.delete(name)));
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    openThen.add(client.id);
    tellBuild(client);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    shelf()
      .then(async (filled) => {
        await followBuild(filled, own);
        await keepNotFound(filled).catch(() => undefined);
      })
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const message = event.data as ReaderMessage;
  if (message.type === 'visited') {
    // A page hears nothing before its scripts have started, and browsers look for a new worker when they load a page.
    if (event.source instanceof Client && openThen.has(event.source.id)) {
      tellBuild(event.source);
    }
    // What cannot be kept, for want of a network or of room, is kept at another visit.
    event.waitUntil(
      shelf()
        .then((filled) => keep(filled, message.address))
        .catch(() => undefined),
    );
  }
});

const strategies = strategiesFor({ name: own, build: BUILD_ID, scope, origin, redirects: REDIRECTS });
const serwist = new Serwist();
for (const kind of ['asset', 'page', 'file'] as const) {
  serwist.registerRoute(new Route(({ url }) => askedOf(url.href, scope, origin)?.kind === kind, strategies[kind]));
}
serwist.registerRoute(new Route(({ url }) => askedOf(url.href, scope, origin) !== null, strategies.head, 'HEAD'));
// Only this of its listeners: the others are for a list of files that every visitor would fetch.
self.addEventListener('fetch', serwist.handleFetch);
