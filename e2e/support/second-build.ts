import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfflineList } from '@/lib/service-worker/copy-name';
import { filesBelow, out } from './built-site';

/** The build that is in `out/`. */
export const firstBuild: string = (JSON.parse(readFileSync(join(out, 'offline.json'), 'utf8')) as OfflineList).build;

/** The build of the copy. */
export const secondBuild = firstBuild.split('').reverse().join('');

/**
 * A copy of the built site as another build would leave it: with another id wherever the first one stands.
 *
 * @returns its folder; whoever asked for it removes it
 */
export function makeSecondBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  cpSync(out, folder, { recursive: true });
  for (const file of filesBelow(folder).filter((name) => /\.(?:html|txt|js|json)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.includes(firstBuild)) {
      writeFileSync(join(folder, file), text.replaceAll(firstBuild, secondBuild));
    }
  }
  return folder;
}
