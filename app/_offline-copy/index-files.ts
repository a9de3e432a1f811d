import { readData } from './data-files';

/**
 * Replaces `components/search/engine/index-files.ts` in the offline copy, which reads its index without fetching.
 *
 * @throws {Error} when the copy doesn't contain the file
 */
export function loadIndexFile(name: string): Promise<string> {
  return readData(`search/${name}`);
}
