import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfProgram } from './run-program';
import { freePort, inOwnFolder, type RunningServer, runServer } from './run-server';

/** Starts nginx as a single process without a log, with a configuration for its port. */
export function runNginx(configFor: (port: number) => string): Promise<RunningServer> {
  return inOwnFolder(async (folder) => {
    const port = await freePort();
    const main = join(folder, 'nginx.conf');
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
    const http = `access_log off; ${bodies.join(' ')} include docs.conf;`;
    writeFileSync(join(folder, 'docs.conf'), configFor(port));
    writeFileSync(main, `daemon off; master_process off; pid pid; error_log stderr; events { } http { ${http} }\n`);
    return runServer(port, fileOfProgram('nginx') ?? 'nginx', ['-p', folder, '-e', 'stderr', '-c', main]);
  });
}
