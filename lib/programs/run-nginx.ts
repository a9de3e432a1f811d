import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfProgram } from './run-program';
import { freePort, inOwnFolder, type RunningServer, runServer } from './run-server';

/**
 * Starts nginx as a single process without a log, with a configuration for its port. `tcp_nopush` stays off, which is
 * the default, because it delays responses with long headers on loopback.
 */
export function runNginx(configFor: (port: number) => string): Promise<RunningServer> {
  return inOwnFolder(async (folder) => {
    const port = await freePort();
    const main = join(folder, 'nginx.conf');
    writeFileSync(join(folder, 'docs.conf'), configFor(port));
    writeFileSync(main, mainConfig(folder));
    return runServer(port, fileOfProgram('nginx') ?? 'nginx', ['-p', folder, '-e', 'stderr', '-c', main]);
  });
}

function mainConfig(folder: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events { }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  types { text/html html; text/css css; text/javascript js; text/plain txt; image/svg+xml svg; font/woff2 woff2; image/png png; application/json json; }
  ${bodies.join('\n  ')}
  include ${folder}/docs.conf;
}
`;
}
