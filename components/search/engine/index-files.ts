import { SearchFailure } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';

const requested = new Set<string>();

/**
 * Loads a file of the site's search index. The address includes the build id, so no page reads another build's index
 * from a cache. A file that's requested again couldn't be read the first time, so it's fetched past the browser's
 * cache.
 *
 * @throws {SearchFailure} when the file can't be fetched
 */
export async function loadIndexFile(name: string): Promise<string> {
  const address = withBasePath(`/search/${name}?${document.documentElement.dataset.deploy ?? ''}`);
  const cache = requested.has(name) ? 'reload' : 'default';
  requested.add(name);
  const response = await fetch(address, { cache }).catch((cause: unknown) => {
    throw new SearchFailure(`The search index file ${name} could not be reached.`, { cause });
  });
  if (!response.ok) {
    throw new SearchFailure(`The search index file ${name} returned status ${response.status}.`);
  }
  return response.text();
}
