import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caddyfile } from './caddy';
import type { HostDescription } from './describe-host';
import { cloudflareRedirects, headersFile, netlifyRedirects } from './netlify-cloudflare';
import { nginxConf } from './nginx';
import { vercelJson } from './vercel';

/** The files of each host in `hosts/`, with the functions that create them. DEPLOYING.md explains how to use them. */
const files: Readonly<Record<string, (description: HostDescription) => string>> = {
  'nginx.conf': nginxConf,
  Caddyfile: caddyfile,
  'netlify/_headers': headersFile,
  'netlify/_redirects': netlifyRedirects,
  'cloudflare/_headers': headersFile,
  'cloudflare/_redirects': cloudflareRedirects,
  'vercel/vercel.json': vercelJson,
};

/** Writes the configurations of all hosts, and the one file that a host expects in the export. */
export function emitHostConfigs(
  description: HostDescription,
  { outFolder, hostsFolder }: { readonly outFolder: string; readonly hostsFolder: string },
): void {
  rmSync(hostsFolder, { recursive: true, force: true });
  for (const [name, textOf] of Object.entries(files)) {
    mkdirSync(dirname(join(hostsFolder, name)), { recursive: true });
    writeFileSync(join(hostsFolder, name), textOf(description));
  }
  // GitHub Pages ignores names that start with an underscore, such as `_next`, unless this file exists.
  writeFileSync(join(outFolder, '.nojekyll'), '');
}
