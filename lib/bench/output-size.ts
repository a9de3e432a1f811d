import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The size of a folder. A file with several names (hard links) counts as many files as names, and its bytes once. */
export type OutputSize = { readonly bytes: number; readonly files: number };

/** Adds up the files below a folder; links to elsewhere are not followed. */
export function outputSize(folder: string): OutputSize {
  const seen = new Set<string>();
  let [bytes, files] = [0, 0];
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) {
      continue;
    }
    const { dev, ino, nlink, size } = lstatSync(join(entry.parentPath, entry.name));
    files += 1;
    const key = `${dev}:${ino}`;
    if (nlink === 1 || !seen.has(key)) {
      bytes += size;
    }
    if (nlink > 1) {
      seen.add(key);
    }
  }
  return { bytes, files };
}
