import './load-settings';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { openFolder } from '@/lib/hosting/server/files';
import { serveSite } from '@/lib/hosting/server/serve-site';
import { describeSite } from '@/lib/hosting/server/site';
import { addressToServe, serveUntilStopped } from '@/lib/programs/serve-until-stopped';
import { basePath } from '@/lib/site/base-path.mjs';
import { routesOf } from '@/lib/site/manifest/routes';

// `npm start`: serves the last build as the private copy does, at the address that PORT and HOST set.
await serveUntilStopped('The documentation', () => {
  const folder = join(process.cwd(), 'out');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is no built site in out/ yet. Build it first: npm run build');
  }
  const site = describeSite([...routesOf(versions).values()], basePath);
  return serveSite({ files: openFolder(folder), site, ...addressToServe() });
});
