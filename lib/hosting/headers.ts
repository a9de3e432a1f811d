export type Header = readonly [name: string, value: string];

/** One year in seconds: how long browsers require HTTPS for this host, and how long they cache hashed files. */
const year = 31_536_000;

/** Browser features that no page uses, disabled for the site and for anything it could embed. */
const permissions =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), ' +
  'xr-spatial-tracking=()';

/**
 * Headers of every response, including errors, following https://owasp.org/www-project-secure-headers/. This policy
 * covers what the `<meta>` in each page can't express, and what also protects files that are opened directly. The pages
 * themselves say which scripts may run, by hash.
 */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', permissions],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Browsers only honor it over HTTPS. Whether to include subdomains and the preload list is up to the domain's owner.
  ['Strict-Transport-Security', `max-age=${year}`],
  ['X-Content-Type-Options', 'nosniff'],
];

/** The folder of files with a content hash in their name, relative to the base path. */
export const hashedFolder = '/_next/static/';

/** `Cache-Control` of files that never change, and of all others, which browsers cache and revalidate every time. */
export const caching = {
  hashed: `public, max-age=${year}, immutable`,
  others: 'public, max-age=0, must-revalidate',
} as const;

/** Content types that servers don't know, or not in the form that browsers or Next require. */
export const contentTypes: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  env: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  sha256: 'text/plain; charset=utf-8',
  // Payloads of page changes. Next doesn't accept any other type.
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

/** Content types that every server knows, for the kinds of files on the site. */
export const knownTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/**
 * Matches an `Accept` header that names Markdown, as assistants send it, without giving it a lower quality. Nothing can
 * be preferred to quality 1 (RFC 9110, section 12.5.1), so hosts that can't compare qualities need no more than this. A
 * client that prefers something else gets HTML, and so do browsers: they name HTML and accept anything, but never name
 * Markdown.
 */
export const acceptsMarkdown = '(?:^|,)\\s*text/markdown\\s*(?:,|$|;\\s*q=1)';

/** Returns a page's `Link` header: its Markdown (a path, or the host's variable) and the site map of llmstxt.org. */
export function pageLinks(basePath: string, markdown: string): string {
  return `<${basePath}${markdown}>; rel="alternate"; type="text/markdown", ${siteMapLink(basePath)}`;
}

/** Returns the `Link` header's entry for the site map for language models. */
function siteMapLink(basePath: string): string {
  return `<${basePath}/llms.txt>; rel="describedby"; type="text/plain"`;
}
