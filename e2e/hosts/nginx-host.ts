import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { out } from '@/e2e/support/built-site';
import { fileOfProgram } from '@/lib/programs/run-program';
import { freePort, inOwnFolder, type RunningServer, runServer } from '@/lib/programs/run-server';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { emittedConfig, placeConfig } from './emitted';
import type { Host } from './host';

export const nginxHost: Host = {
  name: 'nginx',
  hasRules: true,
  compressions: ['gzip'],
  skipReason: () => skipReasonFor('nginx'),
  start: (folder) => startNginx(emittedConfig('nginx.conf'), folder),
};

/** Starts nginx as a single process without a log, with a configuration that the build emitted. */
export function startNginx(config: string, files = out): Promise<RunningServer> {
  return inOwnFolder(async (folder) => {
    const port = await freePort();
    const main = join(folder, 'nginx.conf');
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
    const http = `access_log off; ${bodies.join(' ')} include docs.conf;`;
    writeFileSync(join(folder, 'docs.conf'), placeConfig(config, port, files));
    writeFileSync(main, `daemon off; master_process off; pid pid; error_log stderr; events { } http { ${http} }\n`);
    return runServer(port, fileOfProgram('nginx') ?? 'nginx', ['-p', folder, '-e', 'stderr', '-c', main]);
  });
}
