import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

/**
 * Packs files into a ZIP archive, in one folder. The same files always produce the same bytes: each one has the
 * earliest time that the format supports, in local time, because that's what ZIP stores.
 */
export function archiveOf(folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted.map(([name, bytes]) => [`${folder}/${name}`, bytes])), {
    level: 9,
    mtime: new Date(1980, 0, 1),
  });
}

/** Returns a line that `sha256sum --check` can read. */
export function checksumOf(name: string, bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
}
