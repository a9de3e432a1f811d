import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { makeIndex } from './make-index';

/** Folder of the index in `out/`, and its URL under the base path. */
const indexFolder = 'search';

/** The records for a hosted service, kept outside of the served files. */
export const recordsFile = '.next/search-records.json';

/**
 * Writes the site's search index to `out/search/`, and the records for `npm run search:publish` next to the build.
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
