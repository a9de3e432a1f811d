import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { say } from '@/lib/build/say';
import { routesOf } from '@/lib/manifest/routes';
import { basePath } from '@/lib/site/base-path.mjs';
import { buildIdOf } from '@/lib/site/build-id.mjs';
import { env } from '@/lib/site/env';
import { archiveOf, checksumOf } from './archive';
import { bundleScripts } from './bundle-scripts';
import { offlineFiles } from './offline-files';
import { scriptFolder } from './offline-html';

/** Makes the archive of the whole site that opens without a server, and its checksum, in `folder`. */
async function buildArchive(root: string, out: string, folder: string): Promise<void> {
  say('Making the offline copy.');
  const site = { basePath, siteUrl: env.siteUrl + env.basePath };
  const files = offlineFiles(out, [...routesOf(versions).values()], site);
  const scripts = mkdtempSync(join(tmpdir(), 'offline-scripts-'));
  try {
    await bundleScripts(root, scripts);
    for (const name of readdirSync(scripts)) {
      files.set(`${scriptFolder}/${name}`, readFileSync(join(scripts, name)));
    }
  } finally {
    rmSync(scripts, { recursive: true });
  }
  const name = `mixpost-docs-${buildIdOf(root).slice(0, 8)}`;
  const bytes = archiveOf(name, files);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.zip`), bytes);
  writeFileSync(join(folder, `${name}.zip.sha256`), checksumOf(`${name}.zip`, bytes));
  say(`Wrote ${files.size} files to ${name}.zip (${(bytes.length / 1e6).toFixed(1)} MB).`);
}

await buildArchive(process.cwd(), join(process.cwd(), 'out'), join(process.cwd(), 'out', 'downloads'));
