import { CacheFirst, NetworkFirst, NetworkOnly, type SerwistPlugin, type Strategy } from 'serwist';
import { askedOf } from './cache-key';
import { missingPage } from './missing-page';
import { buildOf } from './read-page';

/** How long a page may take to come before the kept one is shown, in seconds. */
const patience = 5;

export type Place = { readonly name: string; readonly build: string; readonly scope: string; readonly origin: string };

/** How the worker answers: each kind of request in its own way. */
export function strategiesFor({
  name,
  build,
  scope,
  origin,
}: Place): Record<'asset' | 'page' | 'file' | 'head', Strategy> {
  const byKey: SerwistPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => askedOf(request.url, scope, origin)?.key ?? request,
  };
  // A page of a newer build is shown, and kept only by that build's own worker.
  const ofThisBuild: SerwistPlugin = {
    cacheWillUpdate: async ({ response }) =>
      response.ok && buildOf(await response.clone().text()) === build ? response : null,
  };
  const orNotice: SerwistPlugin = { handlerDidError: async () => missingPage(scope) };
  const orKept: SerwistPlugin = {
    handlerDidError: async ({ request }) => {
      const kept = await caches.match(askedOf(request.url, scope, origin)?.key ?? '', { cacheName: name });
      return kept && new Response(null, { headers: kept.headers });
    },
  };
  const options = { cacheName: name, matchOptions: { ignoreVary: true } };
  return {
    asset: new CacheFirst({ ...options, plugins: [byKey] }),
    page: new NetworkFirst({ ...options, networkTimeoutSeconds: patience, plugins: [byKey, ofThisBuild, orNotice] }),
    file: new NetworkFirst({ ...options, networkTimeoutSeconds: patience, plugins: [byKey] }),
    // Next asks so whether a page is there before it fetches its payload.
    head: new NetworkOnly({ plugins: [orKept] }),
  };
}
