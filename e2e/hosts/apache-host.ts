import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfProgram } from '@/lib/programs/run-program';
import { freePort, inOwnFolder, type RunningServer, runServer } from '@/lib/programs/run-server';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { emittedConfig, outFolder } from './emitted';
import type { Host, Start } from './host';

export const apacheHost: Host = {
  name: 'Apache',
  hasRules: true,
  compressions: ['br', 'gzip'],
  own: { longAddressStatus: 403 },
  skipReason: () => skipReasonFor('apache2'),
  start: (folder) => startApache(emittedConfig('apache/.htaccess'), { folder }),
};

const modules = ['mpm_event', 'alias', 'authz_core', 'dir', 'mime', 'rewrite', 'headers'];

/** Starts Apache for a folder with the export, with this configuration as the `.htaccess` in the site's folder. */
export function startApache(
  config: string,
  { folder: files = outFolder, basePath = '' }: Start = {},
): Promise<RunningServer> {
  return inOwnFolder(async (folder) => {
    const port = await freePort();
    const site = join(folder, 'root', basePath);
    mkdirSync(site, { recursive: true });
    for (const name of readdirSync(files)) {
      symlinkSync(join(files, name), join(site, name));
    }
    writeFileSync(join(site, '.htaccess'), config);
    // When it's started as root, Apache's workers run as another user, who must be able to read the folder.
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'apache.conf'), mainConfig(folder, port));
    return runServer(port, fileOfProgram('apache2') ?? 'apache2', [
      '-D',
      'FOREGROUND',
      '-f',
      join(folder, 'apache.conf'),
    ]);
  });
}

function mainConfig(folder: string, port: number): string {
  return `ServerRoot ${folder}
ServerName docs.test
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}
User #65534
Group #65534
ServerTokens Prod
TraceEnable Off
TypesConfig /etc/mime.types
DocumentRoot ${folder}/root
<Directory ${folder}/root>
  Options FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`;
}
