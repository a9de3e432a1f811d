import { SearchFailure } from '@/lib/search/engine';
import { fetchAhead, fetchIndexFile } from './index-ahead';

const asked = new Set<string>();

/**
 * Loads a file of the site's search index. Who asks for a file again could not read it, so that it comes past the browser's cache then.
 *
 * @throws {SearchFailure} when the file cannot be fetched
 */
export async function loadIndexFile(name: string): Promise<ArrayBuffer> {
  const coming = asked.has(name) ? fetchIndexFile(name, 'reload') : fetchAhead(name);
  asked.add(name);
  const { status, bytes } = await coming.catch((cause: unknown) => {
    throw new SearchFailure(`${name} of the search index could not be reached.`, { cause });
  });
  if (status !== 200) {
    throw new SearchFailure(`${name} of the search index was answered with status ${status}.`);
  }
  return bytes;
}
