import { stemOf } from '@/lib/site/paths.mjs';

/** What a request asks for: a page in any form of its address, a script or style whose name changes with its bytes, or another file. */
export type Asked = { readonly kind: 'page' | 'asset' | 'file'; readonly key: string };

/**
 * What an address of this site asks for, and the key under which it is kept: all forms of a page's address have one.
 *
 * @param address a full address
 * @param scope the path that the site is served below, with a slash at the end
 * @returns null for what is not kept: other sites, the worker itself with its lists, and large downloads
 */
export function askedOf(address: string, scope: string, origin: string): Asked | null {
  const url = new URL(address);
  if (url.origin !== origin || !url.pathname.startsWith(scope)) {
    return null;
  }
  const path = url.pathname.slice(scope.length - 1);
  if (/^\/(?:sw\.js|offline\.json|digests\.json)$|\.(?:zip|pdf|sha256)$/.test(path)) {
    return null;
  }
  if (path.startsWith('/_next/static/')) {
    return { kind: 'asset', key: url.origin + url.pathname };
  }
  // A page change asks for the payload of a folder in another form than the export writes.
  const payload = /^(.*\/(?!__next\.)[^/]*)\.txt$/.exec(path)?.[1];
  if (payload !== undefined) {
    return { kind: 'file', key: `${url.origin}${scope}${stemOf(payload) || 'index'}.txt` };
  }
  const isPage = !/\.(?!html$)[a-z0-9]+$/i.test(path);
  return isPage
    ? { kind: 'page', key: `${url.origin}${scope}${stemOf(path)}` }
    : { kind: 'file', key: url.origin + url.pathname };
}
