import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { makeIndex } from './make-index';

/** Where the index stands below `out/`, and its address below the base path. */
export const indexFolder = 'search';

/** Where the records for a hosted service stand, outside of what is served. */
export const recordsFile = '.next/search-records.json';

/**
 * Writes the site's own search index to `out/search/`, and the records beside the build for `npm run search:publish`.
 *
 * @param root the project's root folder
 */
export function writeIndex(root: string, records: readonly SearchRecord[]): void {
  const folder = join(root, 'out', indexFolder);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of makeIndex(records)) {
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(root, recordsFile), JSON.stringify(records));
}
