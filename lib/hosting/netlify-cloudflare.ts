import type { HostDescription } from './describe-host';
import { caching, hashedFolder, securityHeaders } from './headers';

/** Returns `_headers` for Netlify and Cloudflare Pages, which revalidate all but hashed files by default. */
export function headersFile({ basePath }: HostDescription): string {
  const security = securityHeaders.map(([name, value]) => `  ${name}: ${value}\n`).join('');
  return `${basePath}/*\n${security}\n${basePath}${hashedFolder}*\n  Cache-Control: ${caching.hashed}\n`;
}

/**
 * Returns the description as `_redirects` for Netlify. Its rules don't distinguish `/x` from `/x/`
 * (https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash), so a redirect between the two
 * would loop. Instead, each form shows its page, and the page canonicalizes the URL. The exclamation mark gives a rule
 * precedence over a file.
 */
export function netlifyRedirects({ moved }: HostDescription): string {
  const bare = (address: string) => address.replace(/\/$/, '');
  return moved
    .filter(({ from, to }) => bare(from) !== bare(to) && !from.endsWith('/'))
    .map(({ from, to }) => `${from} ${to} 301!\n`)
    .join('');
}

/** The rule limit of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/redirects/). */
export const redirectLimit = 2000;

/**
 * Returns the description as `_redirects` for Cloudflare Pages, where rules take precedence over files. For a site with
 * more rules than the limit, it keeps redirects of old URLs first, then those between `/x` and `/x/`. The host itself
 * redirects `.html` and `/index`, and pages canonicalize the rest.
 */
export function cloudflareRedirects({ moved, redirects }: HostDescription): string {
  const old = new Set(redirects.map(({ to }) => to));
  const isOld = ({ from, to }: (typeof moved)[number]) =>
    old.has(to) && redirects.some((rule) => from.startsWith(rule.from));
  const weight = (rule: (typeof moved)[number]) => (isOld(rule) ? 0 : /(?:\.html|\/index)$/.test(rule.from) ? 2 : 1);
  return [...moved]
    .sort((a, b) => weight(a) - weight(b))
    .slice(0, redirectLimit)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}
