import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { placed } from '@/lib/hosting/placement';
import { runNginx } from '@/lib/programs/run-nginx';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { launchChromium } from '@/lib/programs/this-machine';

/** The settings of a host without precompressed files. */
const compression = `gzip on;
gzip_comp_level 9;
gzip_types text/plain text/css text/javascript application/json image/svg+xml;
`;

/** Measures the built site in a Chromium, and ends both. */
export async function measureSite(measure: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await serveCompressed(process.cwd());
  const browser = await launchChromium();
  try {
    await measure(browser, url);
  } finally {
    await browser.close();
    await stop();
  }
}

/** Serves the built site with nginx and the build's configuration. Throws if either of them is missing. */
async function serveCompressed(root: string) {
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
