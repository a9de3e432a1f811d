import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { absenceOfPackage, fileOfProgram } from '@/lib/programs/debian-package';
import { freePort, type RunningServer, runServer } from '@/lib/programs/run-server';
import { emittedConfig, outFolder, placed } from './emitted';
import type { Host, Start } from './host';
import { inOwnFolder } from './in-own-folder';

export const nginxHost: Host = {
  name: 'nginx',
  hasRules: true,
  compressions: ['gzip'],
  own: {},
  absence: () => absenceOfPackage('nginx', 'nginx-light'),
  start: (folder) => startNginx(emittedConfig('nginx.conf'), { folder }),
};

/** Starts nginx, as one process, with a configuration in its `http` block. */
export function startNginx(config: string, { folder: files = outFolder }: Start = {}): Promise<RunningServer> {
  return inOwnFolder(async (folder) => {
    const port = await freePort();
    const main = join(folder, 'nginx.conf');
    writeFileSync(join(folder, 'docs.conf'), placed(config, port, files));
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
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2; }
  ${bodies.join('\n  ')}
  include ${folder}/docs.conf;
}
`;
}
