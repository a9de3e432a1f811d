import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { out } from '@/e2e/support/built-site';
import { fileOfProgram } from '@/lib/programs/run-program';
import { freePort, inOwnFolder, type RunningServer, runServer } from '@/lib/programs/run-server';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { emittedConfig, placeConfig } from './emitted';
import type { Host } from './host';

export const caddyHost: Host = {
  name: 'Caddy',
  hasRules: true,
  compressions: ['br', 'gzip'],
  skipReason: () => skipReasonFor('caddy'),
  start: (folder) => startCaddy(emittedConfig('Caddyfile'), folder),
};

/** Starts Caddy with a site that's imported into its Caddyfile. */
export function startCaddy(config: string, files = out): Promise<RunningServer> {
  return inOwnFolder(async (folder) => {
    const port = await freePort();
    const caddyfile = join(folder, 'Caddyfile');
    writeFileSync(join(folder, 'docs.caddy'), placeConfig(config, port, files));
    writeFileSync(caddyfile, '{\n\tadmin off\n}\nimport docs.caddy\n');
    const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    return runServer(port, fileOfProgram('caddy') ?? 'caddy', ['run', '--config', caddyfile], env);
  });
}
