import type { SearchRecord } from '@/lib/search/records';
import { basePath } from '@/lib/site/base-path.mjs';

let loading: Promise<readonly SearchRecord[]> | null = null;

/**
 * The records of all pages, fetched once.
 *
 * @throws when they cannot be fetched or read; the next call tries again
 */
export function loadRecords(): Promise<readonly SearchRecord[]> {
  loading ??= fetchRecords().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchRecords(): Promise<readonly SearchRecord[]> {
  const answer = await fetch(`${basePath}/search-index.json`);
  const records: unknown = await answer.json();
  if (!answer.ok || !Array.isArray(records)) {
    throw new Error(`The search index answered with status ${answer.status} and no list of pages.`);
  }
  return records;
}
