import './load-settings';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { printPdfs } from '@/lib/export/pdf/print-pdfs';
import { findChromium } from '@/lib/programs/chromium';
import { log, warn } from '@/lib/programs/log';
import { runProgram } from '@/lib/programs/run-program';
import { basePath } from '@/lib/site/base-path.mjs';
import { pdfs } from '@/lib/site/downloads';
import { env } from '@/lib/site/env';

/** `npm run build:pdf`: builds the site with a page that offers the PDFs, and creates them in `out/downloads/`. */
async function buildPdf(root: string): Promise<number> {
  const browser = findChromium();
  if ('error' in browser) {
    warn(browser.error);
    return 1;
  }
  log('Building the site with links to the PDFs.');
  const { status, output } = await runProgram('npm run build', root, { WITH_PDFS: '1' });
  if (status !== 0) {
    warn(output.trim());
    return status;
  }
  const out = join(root, 'out');
  mkdirSync(join(out, 'downloads'), { recursive: true });
  await printPdfs(versions[0], pdfs, { out, basePath, siteUrl: env.siteUrl + env.basePath });
  return 0;
}

process.exitCode = await buildPdf(process.cwd());
