import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@/lib/manifest/routes';
import { bundleScripts } from './bundle-scripts';
import { offlineFiles } from './offline-files';
import { type OfflineSite, scriptFolder } from './offline-html';

/**
 * The offline copy of the built site: every file by its name in it.
 *
 * @param root the project's root folder, whose `out/` holds the built site
 */
export async function offlineCopyOf(
  root: string,
  routes: readonly Route[],
  site: Omit<OfflineSite, 'holds'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = offlineFiles(join(root, 'out'), routes, site);
  const scripts = mkdtempSync(join(tmpdir(), 'offline-scripts-'));
  try {
    await bundleScripts(root, scripts);
    for (const file of readdirSync(scripts)) {
      files.set(`${scriptFolder}/${file}`, readFileSync(join(scripts, file)));
    }
  } finally {
    rmSync(scripts, { recursive: true });
  }
  return files;
}
