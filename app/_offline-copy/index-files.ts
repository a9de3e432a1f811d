import { SearchFailure } from '@/lib/search/engine';
import { readData } from './data-files';

/** Stands in for `components/search/engine/index-files.ts` in the offline copy, whose index is read without fetching. */
export function fetchAhead(name: string): void {
  // What fails here is asked for again, and told, when the search needs it.
  loadIndexFile(name).catch(() => undefined);
}

/**
 * Reads a file of the search index.
 *
 * @throws {SearchFailure} when the copy does not hold it
 */
export async function loadIndexFile(name: string): Promise<ArrayBuffer> {
  const text = await readData(`search/${name}`).catch((cause: Error) => {
    throw new SearchFailure(cause.message, { cause });
  });
  return new TextEncoder().encode(text).buffer;
}
