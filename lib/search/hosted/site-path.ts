import { basePath } from '@/lib/site/base-path.mjs';

/**
 * Returns the path and hash of a record's URL, without the base path, so that results stay on the site that shows them
 * even if another deployment of it was crawled. Returns null if it isn't the URL of a page, such as a script.
 */
export function sitePathOf(address: unknown): string | null {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
  if (url && !/^https?:$/.test(url.protocol)) {
    return null;
  }
  const path = url ? url.pathname + url.hash : String(address);
  const inside = url && path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  return /^\/(?![/\\])/.test(inside) ? inside : null;
}
