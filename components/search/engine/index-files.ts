import { SearchFailure } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** The folder of the built site that holds the index. */
const folder = '/search/';

const files = new Map<string, Promise<ArrayBuffer>>();

/**
 * A file of the site's search index, fetched once; a fetch that failed is tried anew by the next call. The build's id is part of the address,
 * so that a page never reads the index of another build from a cache.
 *
 * @throws {SearchFailure} when the file cannot be fetched
 */
export function loadIndexFile(name: string): Promise<ArrayBuffer> {
  const known = files.get(name);
  if (known) {
    return known;
  }
  const loading = fetchFile(name).catch((error: unknown) => {
    files.delete(name);
    throw error;
  });
  files.set(name, loading);
  return loading;
}

async function fetchFile(name: string): Promise<ArrayBuffer> {
  const address = `${withBasePath(folder + name)}?${document.documentElement.dataset.deploy ?? ''}`;
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new SearchFailure(`The search index at ${address} could not be reached.`, { cause });
  });
  if (!answer.ok) {
    throw new SearchFailure(`The search index at ${address} answered with status ${answer.status}.`);
  }
  return answer.arrayBuffer();
}
