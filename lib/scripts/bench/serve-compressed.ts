import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placed } from '@/lib/hosting/placement';
import { runNginx } from '@/lib/programs/run-nginx';
import { skipReasonFor } from '@/lib/programs/system-packages';

/** A running server of the site: its URL without a trailing slash, and a function that stops it. */
export type ServedSite = { readonly url: string; stop(): Promise<void> };

/** The settings of a host without precompressed files. */
const compression = `gzip on;
gzip_comp_level 9;
gzip_types text/plain text/css text/javascript application/json image/svg+xml;
`;

/** Serves the built site with nginx and the build's configuration. Throws if either of them is missing. */
export async function serveCompressed(root: string): Promise<ServedSite> {
  const emitted = join(root, 'hosts/nginx.conf');
  const absence = skipReasonFor('nginx');
  if (absence) {
    throw new Error(absence);
  }
  if (!existsSync(emitted)) {
    throw new Error(`${emitted} is missing; run \`npm run build\` before the bench.`);
  }
  const config = readFileSync(emitted, 'utf8');
  const { port, stop } = await runNginx((at) => compression + placed(config, at, join(root, 'out')));
  return { url: `http://127.0.0.1:${port}`, stop };
}
