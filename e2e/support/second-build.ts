import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfflineList } from '@/lib/browser/service-worker/cache-name';
import { publishOfflineList } from '@/lib/export/publish-offline-list';
import { filesBelow } from '@/lib/programs/files-below';
import { out, routes } from './built-site';

/** The id of the build in `out/`. */
export const firstBuild: string = (JSON.parse(readFileSync(join(out, 'offline.json'), 'utf8')) as OfflineList).build;

/** The id of the copy's build. */
export const secondBuild = firstBuild.split('').reverse().join('');

/**
 * Creates a copy of the built site as another build would create it, with a different id wherever the first one
 * appears.
 *
 * @param change makes more changes to the copy
 * @returns the folder of the copy, which the caller removes
 */
export async function makeSecondBuild(change: (folder: string) => void = () => undefined): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  cpSync(out, folder, { recursive: true });
  for (const file of filesBelow(folder).filter((name) => /\.(?:html|txt|js|json)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.includes(firstBuild)) {
      writeFileSync(join(folder, file), text.replaceAll(firstBuild, secondBuild));
    }
  }
  const assets = join(folder, '_next/static');
  renameSync(join(assets, firstBuild), join(assets, secondBuild));
  change(folder);
  await publishOfflineList(folder, routes, secondBuild);
  return folder;
}
