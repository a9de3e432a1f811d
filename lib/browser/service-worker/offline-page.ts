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

/** The not-found page, relative to the scope. The worker caches it during installation. */
export const notFoundPath = '/404.html';

export function notFoundKey({ scope, origin }: Pick<WorkerContext, 'scope' | 'origin'>): string {
  return `${origin}${scope}404`;
}

/**
 * Responds for a page that isn't cached while offline. A redirect is followed. If all pages are saved, the URL doesn't
 * exist; otherwise its page might, and `data-not-saved` makes the not-found page say so.
 */
export async function offlinePage(context: WorkerContext, address: string): Promise<Response> {
  const { name, scope, origin, redirects } = context;
  const root = origin + scope.slice(0, -1);
  const key = requestOf(address, scope, origin)?.key ?? '';
  const target = redirects[key.slice(root.length)];
  if (target !== undefined) {
    return Response.redirect(root + target + new URL(address).search);
  }
  const page = await caches.match(notFoundKey(context), { cacheName: name });
  if (!page) {
    return new Response(plainPage(scope), { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  const isUnknown = (await caches.match(root + listPath, { cacheName: name })) !== undefined;
  const html = await page.text();
  return new Response(isUnknown ? html : html.replace('<html', '<html data-not-saved=""'), {
    status: isUnknown ? 404 : 503,
    headers: page.headers,
  });
}

function plainPage(scope: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>Page not saved</title>
</head>
<body>
<main>
<h1>This page isn’t saved</h1>
<p>You’re offline, and you haven’t opened this page in this browser yet.</p>
<p><a href="">Try again</a>, or go to the <a href="${scope}">home page</a>.</p>
</main>
</body>
</html>
`;
}
