import { requestOf } from './cache-key';
import { notFoundKey, notFoundPath } from './offline-page';
import { assetsOf, isOfBuild, usedBy } from './read-page';

export type BuildCache = {
  readonly cache: Cache;
  readonly build: string;
  /** The path that the site is served under, with a trailing slash. */
  readonly scope: string;
  readonly origin: string;
  /**
   * Scripts that every page loads on demand, to cache those too. Without them, a page brings only what its tags name.
   */
  readonly scripts?: readonly string[];
  /** Returns a file that an older build's cache already has; undefined if there's none. */
  readonly reuse?: (key: string) => Promise<Response | undefined>;
};

/** Thrown when a file belongs to a different build than the cache, because the two must not be mixed. */
class OtherBuild extends Error {
  constructor(address: string) {
    super(`${address} is from a newer build of the docs. Reload the page.`);
  }
}

/**
 * Fetches a file of the site and caches it. A page also brings its styles, its fonts, and what it uses. Cached files
 * aren't fetched again, and neither are files that no longer exist, and URLs that aren't cached.
 *
 * @throws OtherBuild for a file of another build; the browser's own errors if the fetch fails or the device is full; an
 * error if the host fails
 */
export async function cacheUrl(buildCache: BuildCache, address: string, signal?: AbortSignal): Promise<void> {
  const target = requestOf(address, buildCache.scope, buildCache.origin);
  const cached = target && (await buildCache.cache.match(target.key));
  if (!target || (cached && target.kind !== 'page')) {
    return;
  }
  if (cached) {
    // When the browser opened the page, only the page itself was cached.
    return cacheUsed(buildCache, await cached.text(), signal);
  }
  // An asset's name changes with its content. Anything else might be outdated in the browser's HTTP cache.
  const mode = target.kind === 'asset' ? 'default' : 'no-cache';
  const response =
    (await buildCache.reuse?.(target.key)) ?? (await fetch(address, { cache: mode, ...(signal ? { signal } : {}) }));
  if (response.status === 404 || response.status === 410) {
    return;
  }
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  if (target.kind === 'page') {
    return cachePage(buildCache, target.key, response, signal);
  }
  const copy = await response.blob();
  if (target.kind !== 'asset' && !isOfBuild(buildCache.build, target.kind, await copy.text())) {
    throw new OtherBuild(address);
  }
  await buildCache.cache.put(target.key, withBody(copy, response));
}

/** Caches the not-found page, which hosts serve with status 404, unless it's cached. Throws like `cacheUrl`. */
export async function cacheNotFound(buildCache: BuildCache): Promise<void> {
  if (await buildCache.cache.match(notFoundKey(buildCache))) {
    return;
  }
  const address = buildCache.origin + buildCache.scope.slice(0, -1) + notFoundPath;
  await cachePage(buildCache, notFoundKey(buildCache), await fetch(address, { cache: 'no-cache' }));
}

/** Caches a fetched page after its assets and its Markdown page, so that every cached page is complete. */
async function cachePage(buildCache: BuildCache, key: string, response: Response, signal?: AbortSignal): Promise<void> {
  const html = await response.text();
  if (!isOfBuild(buildCache.build, 'page', html)) {
    throw new OtherBuild(response.url);
  }
  await cacheUsed(buildCache, html, signal);
  await buildCache.cache.put(key, withBody(html, response));
}

async function cacheUsed(buildCache: BuildCache, html: string, signal?: AbortSignal): Promise<void> {
  const { scripts, scope } = buildCache;
  const used = scripts ? usedBy(html, scripts, scope.slice(0, -1)) : [];
  await Promise.all(
    [...new Set([...assetsOf(html), ...used])].map((path) => cacheUrl(buildCache, buildCache.origin + path, signal)),
  );
}

/** Creates a new response, because a redirected response can't be used for a navigation. */
function withBody(body: BodyInit, { headers }: Response): Response {
  return new Response(body, { headers });
}
