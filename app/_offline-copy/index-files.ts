import { readData } from './data-files';

/**
 * Replaces `components/search/engine/index-files.ts` in the offline copy, whose index is read without fetching.
 *
 * @throws when the copy has no such file
 */
export function loadIndexFile(name: string): Promise<string> {
  return readData(`search/${name}`);
}
