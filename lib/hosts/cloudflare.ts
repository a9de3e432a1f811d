import type { HostDescription } from './describe-host';
import { headerRules, headersFile } from './path-rules';

/** How many rules without a wildcard Cloudflare Pages takes (https://developers.cloudflare.com/pages/configuration/redirects/). */
export const redirectLimit = 2000;

/** The description as `_headers` for Cloudflare Pages. */
export function cloudflareHeaders(description: HostDescription): string {
  return headersFile(headerRules(description));
}

/**
 * The description as `_redirects` for Cloudflare Pages, whose rules come before files. A site with more addresses than it takes rules
 * keeps those for old addresses, then those between `/x` and `/x/`; the host itself leads `.html` and `/index` on, and pages
 * settle the rest.
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
