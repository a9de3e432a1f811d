import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

/**
 * Packs files into a ZIP archive, below one folder. The same files give the same bytes, whenever and wherever they are packed: each has the
 * earliest time that the format knows, by the local clock, because that is what it stores.
 *
 * @param files what to pack, by the name below that folder, with forward slashes
 */
export function archiveOf(folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted.map(([name, bytes]) => [`${folder}/${name}`, bytes])), {
    level: 9,
    mtime: new Date(1980, 0, 1),
  });
}

/** The line that `sha256sum --check` reads. */
export function checksumOf(name: string, bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
}
