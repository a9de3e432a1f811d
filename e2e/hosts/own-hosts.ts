import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { out } from '@/e2e/support/built-site';
import { openFolder } from '@/lib/hosting/server/files';
import { serveSite } from '@/lib/hosting/server/serve-site';
import { describeSite } from '@/lib/hosting/server/site';
import { freePort, inOwnFolder, runServer } from '@/lib/programs/run-server';
import { routesOf } from '@/lib/site/manifest/routes';
import type { Host } from './host';

/** `npm start`: our own server with the export. */
export const startHost: Host = {
  name: 'npm start',
  hasRules: true,
  compressions: ['br', 'gzip'],
  skipReason: () => undefined,
  start: (folder = out) =>
    serveSite({
      files: openFolder(folder),
      site: describeSite([...routesOf(versions).values()], ''),
      port: 0,
      host: '127.0.0.1',
    }),
};

/** The program in the tarball that `npm run pack` made from the last build. */
export const privateCopyHost: Host = {
  name: 'the private copy',
  hasRules: true,
  compressions: ['br', 'gzip'],
  skipReason: () => (tarball() ? undefined : 'dist/ has no private copy of this build (npm run pack)'),
  start: () =>
    inOwnFolder(async (folder) => {
      const port = await freePort();
      return runServer(port, process.execPath, [unpack(folder), '--port', `${port}`]);
    }),
};

/** Returns the tarball of the last build. */
export function tarball(): string | undefined {
  const dist = join(process.cwd(), 'dist');
  const name = existsSync(dist) ? readdirSync(dist).find((file) => file.endsWith('.tgz')) : undefined;
  const file = name && join(dist, name);
  return file && statSync(file).mtimeMs > statSync(join(out, 'index.html')).mtimeMs ? file : undefined;
}

/** Unpacks the tarball into a folder. Returns the path of its program. */
export function unpack(folder: string): string {
  spawnSync('tar', ['-xzf', tarball() ?? '', '-C', folder]);
  return join(folder, 'package', 'bin', 'mixpost-docs.js');
}
