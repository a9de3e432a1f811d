import { CacheFirst, NetworkFirst, NetworkOnly, type SerwistPlugin, type Strategy } from 'serwist';
import { requestOf } from './cache-key';
import { offlinePage, type WorkerContext } from './offline-page';
import { buildOf } from './read-page';

/** How long a page may take to load before the cached one is shown, in seconds. */
const timeoutSeconds = 5;

/** Returns the worker's strategy for each kind of request. */
export function strategiesFor(context: WorkerContext): Record<'asset' | 'page' | 'file' | 'head', Strategy> {
  const { name, build, scope, origin } = context;
  const byKey: SerwistPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => requestOf(request.url, scope, origin)?.key ?? request,
  };
  // A page of a newer build is shown, but only that build's own worker caches it.
  const ofThisBuild: SerwistPlugin = {
    cacheWillUpdate: async ({ response }) =>
      response.ok && buildOf(await response.clone().text()) === build ? response : null,
  };
  const orNotFound: SerwistPlugin = { handlerDidError: ({ request }) => offlinePage(context, request.url) };
  const orKept: SerwistPlugin = {
    handlerDidError: async ({ request }) => {
      const cached = await caches.match(requestOf(request.url, scope, origin)?.key ?? '', { cacheName: name });
      return cached && new Response(null, { headers: cached.headers });
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
    // Next sends this request to check that a page exists before fetching its payload.
    head: new NetworkOnly({ plugins: [orKept] }),
  };
}
