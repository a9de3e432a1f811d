import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordsFile } from '@/lib/search/index/write-index';
import type { SearchRecord } from '@/lib/search/records/search-record';

/**
 * Reads the records of the last build.
 *
 * @throws if there was no build, or its records can't be read
 */
export function readRecords(root: string): readonly SearchRecord[] {
  try {
    const records: unknown = JSON.parse(readFileSync(join(root, recordsFile), 'utf8'));
    if (Array.isArray(records) && records.length > 0) {
      return records;
    }
  } catch {
    // Reported below, in the same way as an empty list.
  }
  throw new Error(`${recordsFile} is missing or incomplete: no build has finished. Run: npm run build`);
}
