import type { Route } from '@/lib/site/manifest/routes';

/** Returns what a reader is shown for a route, in the terms of `shownBy`. */
export function shownFor(route: Route): string {
  if (route.kind === 'redirect') {
    return `redirect to ${route.to}`;
  }
  return `${route.kind === 'page' ? 'page' : 'unlisted'} ${route.path}`;
}

/**
 * Returns what a response's HTML is, based on its head: `page /lite/`, `unlisted /search`, `redirect to /services/`,
 * `not-found`, or its beginning.
 */
export function shownBy(html: string): string {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const isUnlisted = /<meta name="robots" content="noindex/.test(html);
  if (canonical === undefined) {
    return isUnlisted ? 'not-found' : `something else: ${html.slice(0, 200)}`;
  }
  const { pathname } = new URL(canonical);
  if (/<meta http-equiv="refresh"/i.test(html)) {
    return `redirect to ${pathname}`;
  }
  return `${isUnlisted ? 'unlisted' : 'page'} ${pathname}`;
}
