import type { IndexAnswer } from '@/components/search/engine/index-ahead';
import { readData } from './data-files';

/**
 * Stands in for `components/search/engine/index-ahead.ts` in the offline copy, whose index is read without fetching.
 *
 * @throws when the copy does not hold the file
 */
export async function fetchIndexFile(name: string): Promise<IndexAnswer> {
  return { status: 200, bytes: new TextEncoder().encode(await readData(`search/${name}`)).buffer };
}

/** As above: a file that was read once is remembered there. */
export function fetchAhead(name: string): Promise<IndexAnswer> {
  const coming = fetchIndexFile(name);
  // What fails here is asked for again, and told, when the search needs it.
  coming.catch(() => undefined);
  return coming;
}
