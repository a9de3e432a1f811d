import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns the paths of all files below a folder, relative to it, with forward slashes and in sorted order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
