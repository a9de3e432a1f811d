// @ts-check

/** The path that the site is served below, such as `/docs`, without a slash at the end; empty at the root. */
export const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').trim().replace(/\/+$/, '');

/**
 * Puts the base path in front of a path from the site's root; everything else stays as it is.
 *
 * @param {string} href
 * @param {string} base
 */
export function withBasePath(href, base = basePath) {
  return href.startsWith('/') && !href.startsWith('//') ? base + href : href;
}
