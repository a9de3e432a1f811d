import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { copyFile } from '@/lib/programs/copy-file';
import { filesBelow } from '@/lib/programs/files-below';
import { compressFile, isCompressible } from './compress-file';

/**
 * Compresses every text file in a folder. Hard links to the same file share their compressed copies.
 *
 * @returns the number of text files
 */
export async function compressFolder(folder: string): Promise<number> {
  const found = filesBelow(folder)
    .filter(isCompressible)
    .map((name) => join(folder, name));
  const names = new Map<string, string[]>();
  for (const file of found) {
    const { ino, dev } = statSync(file);
    const key = ino === 0 ? file : `${dev}:${ino}`;
    names.set(key, [...(names.get(key) ?? []), file]);
  }
  const groups = names.values();
  const work = async () => {
    for (const [file = '', ...others] of groups) {
      for (const compressed of await compressFile(file)) {
        for (const other of others) {
          copyFile(compressed, other + compressed.slice(file.length));
        }
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found.length;
}
