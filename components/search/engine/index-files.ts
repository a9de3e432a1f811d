import { SearchFailure } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';

const requested = new Set<string>();

/**
 * Loads a file of the site's search index. The build's id is part of the address, so that no page reads the index of another build from a
 * cache. A file that's requested again couldn't be read, so it's fetched past the browser's cache.
 *
 * @throws {SearchFailure} when the file can't be fetched
 */
export async function loadIndexFile(name: string): Promise<ArrayBuffer> {
  const address = withBasePath(`/search/${name}?${document.documentElement.dataset.deploy ?? ''}`);
  const cache = requested.has(name) ? 'reload' : 'default';
  requested.add(name);
  const response = await fetch(address, { cache }).catch((cause: unknown) => {
    throw new SearchFailure(`The search index file ${name} could not be reached.`, { cause });
  });
  if (!response.ok) {
    throw new SearchFailure(`The search index file ${name} returned status ${response.status}.`);
  }
  return response.arrayBuffer();
}
