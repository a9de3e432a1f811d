import { requestOf } from './cache-key';
import { listPath } from './cache-name';

export type WorkerContext = {
  readonly name: string;
  readonly build: string;
  /** The path that the site is served under, with a trailing slash. */
  readonly scope: string;
  readonly origin: string;
  /** Targets of redirects, by source. Both are canonical paths without the base path. */
  readonly redirects: Readonly<Record<string, string>>;
};

/** The not-found page, relative to the scope. It's cached with the first visited page. */
export const notFoundPath = '/404.html';

export function notFoundKey({ scope, origin }: Pick<WorkerContext, 'scope' | 'origin'>): string {
  return `${origin}${scope}404`;
}

/**
 * Responds for a page that isn't cached while offline. A redirect is followed. If all pages are saved, the URL doesn't
 * exist; otherwise its page might, and `data-not-saved` makes the not-found page say so. If the browser couldn't save
 * that page, the reader gets the browser's own.
 */
export async function offlinePage(context: WorkerContext, address: string): Promise<Response | undefined> {
  const { name, scope, origin, redirects } = context;
  const root = origin + scope.slice(0, -1);
  const key = requestOf(address, scope, origin)?.key ?? '';
  const target = redirects[key.slice(root.length)];
  if (target !== undefined) {
    return Response.redirect(root + target + new URL(address).search);
  }
  const page = await caches.match(notFoundKey(context), { cacheName: name });
  if (!page) {
    return undefined;
  }
  const isUnknown = (await caches.match(root + listPath, { cacheName: name })) !== undefined;
  const html = await page.text();
  return new Response(isUnknown ? html : html.replace('<html', '<html data-not-saved=""'), {
    status: isUnknown ? 404 : 503,
    headers: page.headers,
  });
}
