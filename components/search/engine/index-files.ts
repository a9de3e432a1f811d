import { SearchFailure } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';

const requested = new Set<string>();

/**
 * Returns the URL of a file of the site's search index. It includes the build id, so no page reads another build's
 * index from a cache.
 */
export function indexAddress(name: string): string {
  return withBasePath(`/search/${name}?${document.documentElement.dataset.deploy ?? ''}`);
}

/**
 * Loads a file of the site's search index. One that's requested again couldn't be read the first time, so it's fetched
 * past the browser's cache.
 *
 * @throws {SearchFailure} when the file can't be fetched
 */
export async function loadIndexFile(name: string): Promise<string> {
  const cache = requested.has(name) ? 'reload' : 'default';
  requested.add(name);
  const response = await fetch(indexAddress(name), { cache }).catch((cause: unknown) => {
    throw new SearchFailure(`The search index file ${name} could not be reached.`, { cause });
  });
  if (!response.ok) {
    throw new SearchFailure(`The search index file ${name} returned status ${response.status}.`);
  }
  return response.text();
}
