import { stemOf } from '@/lib/site/paths';

/** What a request is for: a page in any form of its URL, the payload of one, a hashed file, or another file. */
export type CacheTarget = { readonly kind: 'page' | 'payload' | 'asset' | 'file'; readonly key: string };

/**
 * Returns what an absolute URL is for, and its cache key, which all forms of a page's URL share; null for URLs that
 * aren't cached: other sites, the worker itself and its list, and PDFs. The key of a file keeps the query,
 * which is the build in requests for the search index.
 */
export function requestOf(address: string, scope: string, origin: string): CacheTarget | null {
  const url = new URL(address);
  if (url.origin !== origin || !url.pathname.startsWith(scope)) {
    return null;
  }
  const path = url.pathname.slice(scope.length - 1);
  if (/^\/(?:sw\.js|offline\.json)$|\.pdf$/.test(path)) {
    return null;
  }
  if (path.startsWith('/_next/static/')) {
    return { kind: 'asset', key: url.origin + url.pathname };
  }
  // A client-side page change requests the payload of a folder in a different form than the export writes.
  const payload = /^(.*\/[^/]*)\.txt$/.exec(path)?.[1];
  if (payload !== undefined) {
    return { kind: 'payload', key: `${url.origin}${scope}${stemOf(payload) || 'index'}.txt` };
  }
  const isPage = !/\.(?!html$)[a-z0-9]+$/i.test(path);
  return isPage
    ? { kind: 'page', key: `${url.origin}${scope}${stemOf(path)}` }
    : { kind: 'file', key: url.origin + url.pathname + url.search };
}
