import type { HostDescription } from './describe-host';
import { headerRules, headersFile } from './path-rules';

/**
 * Maximum number of rules without a wildcard on Cloudflare Pages
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export const redirectLimit = 2000;

/** Returns the description as `_headers` for Cloudflare Pages. */
export function cloudflareHeaders(description: HostDescription): string {
  return headersFile(headerRules(description));
}

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
