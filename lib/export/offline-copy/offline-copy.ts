import { join } from 'node:path';
import type { Route } from '@/lib/site/manifest/routes';
import { bundleScripts } from './bundle-scripts';
import { offlineFiles } from './offline-files';
import { type OfflineSite, scriptFolder } from './offline-html';

/**
 * Returns the offline copy of the built site: every file, by its name in the copy.
 *
 * @param root the project's root folder, whose `out/` contains the built site
 */
export async function offlineCopyOf(
  root: string,
  routes: readonly Route[],
  site: Omit<OfflineSite, 'holds'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = offlineFiles(join(root, 'out'), routes, site);
  for (const [name, code] of await bundleScripts(root)) {
    files.set(`${scriptFolder}/${name}`, Buffer.from(code));
  }
  return files;
}
