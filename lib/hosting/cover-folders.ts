import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Adds the not-found page as the index of each folder in the export that has no page, such as `_next/static/`, because
 * a host without configuration would list its files. Returns these folders, relative to the export's.
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
