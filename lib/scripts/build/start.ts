import './load-settings';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { openFolder } from '@/lib/hosting/server/files';
import { runServer } from '@/lib/hosting/server/run-server';
import { describeSite } from '@/lib/hosting/server/site';
import { warn } from '@/lib/programs/log';
import { basePath } from '@/lib/site/base-path.mjs';
import { routesOf } from '@/lib/site/manifest/routes';

// `npm start`: serves the last build as the private copy does, at the address that PORT and HOST set.
const folder = join(process.cwd(), 'out');
const port = Number(process.env.PORT || 3000);
if (!existsSync(join(folder, 'index.html'))) {
  warn('There is no built site in out/ yet. Build it first: npm run build');
  process.exitCode = 1;
} else if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  warn(`PORT is "${process.env.PORT}". Set it to a number from 1 to 65535, or unset it to use 3000.`);
  process.exitCode = 1;
} else {
  const site = describeSite([...routesOf(versions).values()], basePath);
  await runServer({ files: openFolder(folder), site, port, host: process.env.HOST || '127.0.0.1' });
}
