// @ts-check

/** The path prefix that the site is served under, such as `/docs`, without a trailing slash; empty at the root. */
export const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').trim().replace(/\/+$/, '');

/**
 * Adds the base path to a path relative to the site's root, and returns anything else unchanged.
 *
 * @param {string} href
 * @param {string} base
 */
export function withBasePath(href, base = basePath) {
  return href.startsWith('/') && !href.startsWith('//') ? base + href : href;
}
