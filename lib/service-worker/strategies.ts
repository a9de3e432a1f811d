import { CacheFirst, NetworkFirst, NetworkOnly, type SerwistPlugin, type Strategy } from 'serwist';
import { askedOf } from './cache-key';
import type { WorkerContext } from './context';
import { offlinePage } from './offline-page';
import { buildOf } from './read-page';

/** How long a page may take to load before the saved one is shown. */
const timeoutSeconds = 5;

/** How the worker responds: each kind of request in its own way. */
export function strategiesFor(context: WorkerContext): Record<'asset' | 'page' | 'file' | 'head', Strategy> {
  const { name, build, scope, origin } = context;
  const byKey: SerwistPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => askedOf(request.url, scope, origin)?.key ?? request,
  };
  // A page of a newer build is shown, and kept only by that build's own worker.
  const ofThisBuild: SerwistPlugin = {
    cacheWillUpdate: async ({ response }) =>
      response.ok && buildOf(await response.clone().text()) === build ? response : null,
  };
  const orNotFound: SerwistPlugin = { handlerDidError: ({ request }) => offlinePage(context, request.url) };
  const orKept: SerwistPlugin = {
    handlerDidError: async ({ request }) => {
      const kept = await caches.match(askedOf(request.url, scope, origin)?.key ?? '', { cacheName: name });
      return kept && new Response(null, { headers: kept.headers });
    },
  };
  const options = { cacheName: name, matchOptions: { ignoreVary: true } };
  return {
    asset: new CacheFirst({ ...options, plugins: [byKey] }),
    page: new NetworkFirst({
      ...options,
      networkTimeoutSeconds: timeoutSeconds,
      plugins: [byKey, ofThisBuild, orNotFound],
    }),
    file: new NetworkFirst({ ...options, networkTimeoutSeconds: timeoutSeconds, plugins: [byKey] }),
    // Next asks so whether a page is there before it fetches its payload.
    head: new NetworkOnly({ plugins: [orKept] }),
  };
}
