import type { HostDescription } from './describe-host';
import { caching, type Header, hashedFolder, securityHeaders } from './headers';

/** Headers for the URLs that match a pattern, in which `*` matches any rest of a path. */
type HeaderRule = { readonly pattern: string; readonly headers: readonly Header[] };

/**
 * Returns the text of a `_headers` file, which Netlify and Cloudflare Pages read the same way: a pattern, followed by
 * its indented headers.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}

/**
 * Returns the header rules of all files. Both hosts make browsers revalidate files by default, so only hashed files
 * need a rule of their own.
 */
export function headerRules({ basePath }: HostDescription): readonly HeaderRule[] {
  return [
    { pattern: `${basePath}/*`, headers: securityHeaders },
    { pattern: `${basePath}${hashedFolder}*`, headers: [['Cache-Control', caching.hashed]] },
  ];
}
