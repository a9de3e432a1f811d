import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { htaccess } from './apache';
import { caddyfile } from './caddy';
import { cloudflareHeaders, cloudflareRedirects } from './cloudflare';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront';
import type { HostDescription } from './describe-host';
import { netlifyHeaders, netlifyRedirects } from './netlify';
import { nginxConf } from './nginx';
import { serveJson } from './serve';
import { vercelJson } from './vercel';

/** The files of each host, below `hosts/`, and how each is made. DEPLOYING.md says what to do with them. */
const files: Readonly<Record<string, (description: HostDescription) => string>> = {
  'nginx.conf': nginxConf,
  Caddyfile: caddyfile,
  'apache/.htaccess': htaccess,
  'netlify/_headers': netlifyHeaders,
  'netlify/_redirects': netlifyRedirects,
  'cloudflare/_headers': cloudflareHeaders,
  'cloudflare/_redirects': cloudflareRedirects,
  'vercel/vercel.json': vercelJson,
  'cloudfront/function.js': cloudfrontFunction,
  'cloudfront/headers-policy.json': cloudfrontHeaders,
};

/** Writes the configuration of every host: into the export what any host may find there, the rest into a folder of its own. */
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
  // GitHub Pages leaves out what begins with an underscore, such as `_next`, unless this file is there.
  writeFileSync(join(outFolder, '.nojekyll'), '');
}
