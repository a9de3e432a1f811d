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

/** Returns the description as `_redirects` for Cloudflare Pages, where rules take precedence over files. */
export function cloudflareRedirects({ moved }: HostDescription): string {
  return moved.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
