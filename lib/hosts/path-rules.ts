import type { HostDescription } from './describe-host';
import { caching, type Header, hashedFolder, securityHeaders } from './headers';

/** Headers for the addresses of a pattern, in which `*` stands for any rest of a path. */
type HeaderRule = { readonly pattern: string; readonly headers: readonly Header[] };

/**
 * The text of a `_headers` file, which Netlify and Cloudflare Pages read alike: a pattern, and below it, indented, its headers.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}

/** What all files answer with; both hosts revalidate a file by default, so only the hashed ones need a rule of their own. */
export function headerRules({ basePath }: HostDescription): readonly HeaderRule[] {
  return [
    { pattern: `${basePath}/*`, headers: securityHeaders },
    { pattern: `${basePath}${hashedFolder}*`, headers: [['Cache-Control', caching.hashed]] },
  ];
}
