import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
