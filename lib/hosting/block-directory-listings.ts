import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds the not-found page as the index of each folder in the export that has no page, such as `_next/static/`, because
 * a host without configuration would list its files.
 */
export function blockDirectoryListings(outFolder: string): void {
  for (const entry of readdirSync(outFolder, { recursive: true, withFileTypes: true })) {
    const index = join(entry.parentPath, entry.name, 'index.html');
    if (entry.isDirectory() && !existsSync(index)) {
      copyFileSync(join(outFolder, '404.html'), index);
    }
  }
}
