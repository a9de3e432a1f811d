import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordsFile } from '@/lib/search/index/write-index';
import type { SearchRecord } from '@/lib/search/records/search-record';

/**
 * Reads the records of the last build.
 *
 * @throws if there was no build, or its records can't be read
 */
export function readRecords(root: string): readonly SearchRecord[] {
  const file = join(root, recordsFile);
  if (!existsSync(file)) {
    throw new Error(`${recordsFile} is missing: there is no build to publish. Run: npm run build`);
  }
  let records: unknown;
  try {
    records = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    records = null;
  }
  if (!(Array.isArray(records) && records.length > 0)) {
    throw new Error(`${recordsFile} contains no records: the build that wrote it didn't finish. Run: npm run build`);
  }
  return records;
}
