import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { adviceOn } from './advice';
import { makeIndex } from './make-index';

/** Where the index stands below `out/`, and its address below the base path. */
const indexFolder = 'search';

/** Where the records for a hosted service stand, outside of what is served. */
export const recordsFile = '.next/search-records.json';

/**
 * Writes the site's own search index to `out/search/`, and the records beside the build for `npm run search:publish`.
 *
 * @param root the project's root folder
 * @returns what the build should say of the index; null for nothing
 */
export function writeIndex(root: string, records: readonly SearchRecord[]): string | null {
  const folder = join(root, 'out', indexFolder);
  mkdirSync(folder, { recursive: true });
  const files = makeIndex(records);
  for (const [name, content] of files) {
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(root, recordsFile), JSON.stringify(records));
  return adviceOn(files);
}
