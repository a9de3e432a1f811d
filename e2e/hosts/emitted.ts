import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostRoot, listenAddress } from '@/lib/hosting/placement';

/**
 * Returns a configuration that the build emitted.
 *
 * @throws {Error} when there's no build
 */
export function emittedConfig(name: 'nginx.conf' | 'Caddyfile'): string {
  const file = join(process.cwd(), 'hosts', name);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing; run \`npm run build\` before the tests.`);
  }
  return readFileSync(file, 'utf8');
}

/** Adapts a configuration the way its user would: sets the listen address and the folder with the files. */
export function placeConfig(config: string, port: number, folder: string): string {
  return config.replace(listenAddress, `127.0.0.1:${port}`).replace(hostRoot, folder);
}
