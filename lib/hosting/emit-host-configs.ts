import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { htaccess } from './apache';
import { caddyfile } from './caddy';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront';
import type { HostDescription } from './describe-host';
import { cloudflareRedirects, headersFile, netlifyRedirects } from './netlify-cloudflare';
import { nginxConf } from './nginx';
import { serveJson } from './serve';
import { vercelJson } from './vercel';

/** The files of each host in `hosts/`, with the functions that create them. DEPLOYING.md explains how to use them. */
const files: Readonly<Record<string, (description: HostDescription) => string>> = {
  'nginx.conf': nginxConf,
  Caddyfile: caddyfile,
  'apache/.htaccess': htaccess,
  'netlify/_headers': headersFile,
  'netlify/_redirects': netlifyRedirects,
  'cloudflare/_headers': headersFile,
  'cloudflare/_redirects': cloudflareRedirects,
  'vercel/vercel.json': vercelJson,
  'cloudfront/function.js': cloudfrontFunction,
  'cloudfront/headers-policy.json': cloudfrontHeaders,
};

/**
 * Writes the configurations of all hosts. A file that a host expects in the export goes there, any other into a separate
 * folder.
 */
export function emitHostConfigs(
  description: HostDescription,
  { outFolder, hostsFolder }: { readonly outFolder: string; readonly hostsFolder: string },
): void {
  rmSync(hostsFolder, { recursive: true, force: true });
  for (const [name, textOf] of Object.entries(files)) {
    mkdirSync(dirname(join(hostsFolder, name)), { recursive: true });
    writeFileSync(join(hostsFolder, name), textOf(description));
  }
  writeFileSync(join(outFolder, 'serve.json'), serveJson(description));
  // GitHub Pages ignores names that start with an underscore, such as `_next`, unless this file exists.
  writeFileSync(join(outFolder, '.nojekyll'), '');
}
