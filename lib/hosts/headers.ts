/** A header of an answer, by its name and value. */
export type Header = readonly [name: string, value: string];

/** How long browsers hold on to HTTPS for this host, in seconds: one year. */
const year = 31_536_000;

/** What no page of the site uses, turned off for it and for all that it could ever embed. */
const features = ['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'].concat([
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]);

/**
 * What every answer says, also one with an error, by https://owasp.org/www-project-secure-headers/. The policy is the part of it that the
 * `<meta>` in each page cannot say, or that also serves files opened by themselves; what scripts may do stands in the pages, by hashes.
 */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', features.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Browsers heed it over HTTPS only. Subdomains and the preload list are for the owner of the domain to decide.
  ['Strict-Transport-Security', `max-age=${year}`],
  ['X-Content-Type-Options', 'nosniff'],
];

/** The folder whose files have a hash of their content in their name, below the base path. */
export const hashedFolder = '/_next/static/';

/** `Cache-Control` of files that never change, and of all others, which a browser keeps and asks about each time. */
export const caching = {
  hashed: `public, max-age=${year}, immutable`,
  others: 'public, max-age=0, must-revalidate',
} as const;

/** The types of files that servers do not know by themselves, or not as a browser or Next wants them. */
export const contentTypes: Readonly<Record<string, string>> = {
  env: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  sha256: 'text/plain; charset=utf-8',
  // Payloads of page changes: Next takes no other type.
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

/** The types that every server knows, of the files that the site has. */
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
  zip: 'application/zip',
};
