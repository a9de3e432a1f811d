import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Gives each folder of the export that no page stands for (`_next/static/` and the like) the not-found page as its index, because a
 * host without configuration would show a listing of its files. Comes after the pages are in place.
 *
 * @returns the folders covered, from the export's folder
 */
export function coverFolders(outFolder: string): string[] {
  const folders = readdirSync(outFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((folder) => !existsSync(join(folder, 'index.html')));
  for (const folder of folders) {
    copyFileSync(join(outFolder, '404.html'), join(folder, 'index.html'));
  }
  return folders.map((folder) => relative(outFolder, folder)).sort();
}
