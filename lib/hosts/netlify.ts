import type { HostDescription } from './describe-host';
import { headerRules, headersFile } from './path-rules';

/** The description as `_headers` for Netlify. */
export function netlifyHeaders(description: HostDescription): string {
  return headersFile(headerRules(description));
}

/**
 * The description as `_redirects` for Netlify. Its rules do not tell `/x` from `/x/`
 * (https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash), so a rule between the two would lead in
 * a circle: there each form shows its page, and the page settles the address. The exclamation mark lets a rule win over a file.
 */
export function netlifyRedirects({ moved }: HostDescription): string {
  const bare = (address: string) => address.replace(/\/$/, '');
  return moved
    .filter(({ from, to }) => bare(from) !== bare(to) && !from.endsWith('/'))
    .map(({ from, to }) => `${from} ${to} 301!\n`)
    .join('');
}
