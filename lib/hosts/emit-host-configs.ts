import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from './caddy';
import type { HostDescription } from './describe-host';
import { nginxConf } from './nginx';
import { serveJson } from './serve';

/** Writes the configuration of every host: into the export where the host reads it there, else into a folder of its own. */
export function emitHostConfigs(
  description: HostDescription,
  { outFolder, hostsFolder }: { readonly outFolder: string; readonly hostsFolder: string },
): void {
  mkdirSync(hostsFolder, { recursive: true });
  writeFileSync(join(outFolder, 'serve.json'), serveJson(description));
  writeFileSync(join(hostsFolder, 'nginx.conf'), nginxConf(description));
  writeFileSync(join(hostsFolder, 'Caddyfile'), caddyfile(description));
}
