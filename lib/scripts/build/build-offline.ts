import './load-settings';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { versions } from '@/content/versions';
import { listPath, type OfflineList } from '@/lib/browser/service-worker/cache-name';
import { archiveOf, checksumOf } from '@/lib/export/offline-copy/archive';
import { offlineCopyOf } from '@/lib/export/offline-copy/offline-copy';
import { printPdfs } from '@/lib/export/offline-copy/pdf/print-pdfs';
import { findChromium } from '@/lib/programs/chromium';
import { log, warn } from '@/lib/programs/log';
import { runProgram } from '@/lib/programs/run-program';
import { basePath } from '@/lib/site/base-path.mjs';
import { downloadsOf } from '@/lib/site/downloads';
import { env } from '@/lib/site/env';
import { routesOf } from '@/lib/site/manifest/routes';

/**
 * `npm run build:offline`: builds the site with a page that offers the downloads, and creates them in `out/downloads/`:
 * an archive that opens without a server, and a PDF for each edition.
 */
async function buildOffline(root: string): Promise<number> {
  const browser = findChromium();
  if ('error' in browser) {
    warn(browser.error);
    return 1;
  }
  log('Building the site for the offline copies.');
  const { status, output } = await runProgram('npm run build', root, { OFFLINE_COPY: '1' });
  if (status !== 0) {
    warn(output.trim());
    return status;
  }
  const out = join(root, 'out');
  const site = { basePath, siteUrl: env.siteUrl + env.basePath };
  const { build }: OfflineList = JSON.parse(readFileSync(join(out, listPath), 'utf8'));
  const { name, archive, checksum, pdfs } = downloadsOf(build);
  mkdirSync(join(out, 'downloads'), { recursive: true });
  log('Making the offline copy.');
  const files = await offlineCopyOf(root, [...routesOf(versions).values()], site);
  const bytes = archiveOf(name, files);
  writeFileSync(join(out, archive), bytes);
  writeFileSync(join(out, checksum), checksumOf(basename(archive), bytes));
  log(`Wrote ${files.size} files to out${archive} (${(bytes.length / 1e6).toFixed(1)} MB).`);
  await printPdfs(versions[0], pdfs, { out, ...site });
  return 0;
}

process.exitCode = await buildOffline(process.cwd());
