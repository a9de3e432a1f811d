import { CacheFirst, NetworkFirst, NetworkOnly, type SerwistPlugin, type Strategy } from 'serwist';
import { type CacheTarget, requestOf } from './cache-key';
import { offlinePage, type WorkerContext } from './offline-page';
import { isOfBuild } from './read-page';

/** How long a page may take to load before the cached one is shown, in seconds. */
const timeoutSeconds = 5;

export function strategiesFor(context: WorkerContext): Record<CacheTarget['kind'] | 'head', Strategy> {
  const { name, build, scope, origin } = context;
  const byKey: SerwistPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => requestOf(request.url, scope, origin)?.key ?? request,
  };
  // A file of a newer build is shown, but only that build's own worker caches it.
  const ofThisBuild = (kind: CacheTarget['kind']): SerwistPlugin => ({
    cacheWillUpdate: async ({ response }) =>
      response.ok && isOfBuild(build, kind, await response.clone().text()) ? response : null,
  });
  const offlineFallback: SerwistPlugin = { handlerDidError: ({ request }) => offlinePage(context, request.url) };
  const cachedHeadFallback: SerwistPlugin = {
    handlerDidError: async ({ request }) => {
      const cached = await caches.match(requestOf(request.url, scope, origin)?.key ?? '', { cacheName: name });
      return cached && new Response(null, { headers: cached.headers });
    },
  };
  const options = { cacheName: name, matchOptions: { ignoreVary: true } };
  const networkFirst = (kind: CacheTarget['kind'], ...plugins: readonly SerwistPlugin[]) =>
    new NetworkFirst({
      ...options,
      networkTimeoutSeconds: timeoutSeconds,
      plugins: [byKey, ofThisBuild(kind), ...plugins],
    });
  return {
    asset: new CacheFirst({ ...options, plugins: [byKey] }),
    page: networkFirst('page', offlineFallback),
    payload: networkFirst('payload'),
    file: networkFirst('file'),
    // Next sends this request to check that a page exists before fetching its payload.
    head: new NetworkOnly({ plugins: [cachedHeadFallback] }),
  };
}
