import type { HostDescription } from './describe-host';
import { headerRules, headersFile } from './path-rules';

/** Returns the description as `_headers` for Netlify. */
export function netlifyHeaders(description: HostDescription): string {
  return headersFile(headerRules(description));
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
