import type { Route } from '@/lib/site/manifest/routes';

/** Describes the page that a route must return, in the format of `describeHtml`. */
export function describeRoute(route: Route): string {
  if (route.kind === 'redirect') {
    return `redirect to ${route.to}`;
  }
  return `${route.kind === 'page' ? 'page' : 'unlisted'} ${route.path}`;
}

/**
 * Describes the page in a response's HTML, based on its head: `page /lite/`, `unlisted /search`,
 * `redirect to /services/`, `not-found`, or its beginning.
 */
export function describeHtml(html: string): string {
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
