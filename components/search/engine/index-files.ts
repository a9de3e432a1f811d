import { SearchFailure } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';

const ahead = new Map<string, Promise<ArrayBuffer>>();
const asked = new Set<string>();

/** Starts to fetch a file of the index before the code that reads it is there. */
export function fetchAhead(name: string): void {
  if (!(ahead.has(name) || asked.has(name))) {
    const file = fetchFile(name);
    ahead.set(name, file);
    file.catch(() => ahead.delete(name));
  }
}

/**
 * Fetches a file of the site's search index. Who asks for a file again could not read it, so that it comes past the browser's cache then. The
 * build's id is part of the address, so that no page reads the index of another build from a cache.
 *
 * @throws {SearchFailure} when the file cannot be fetched
 */
export function loadIndexFile(name: string): Promise<ArrayBuffer> {
  const file = ahead.get(name) ?? fetchFile(name);
  ahead.delete(name);
  return file;
}

async function fetchFile(name: string): Promise<ArrayBuffer> {
  const address = `${withBasePath(`/search/${name}`)}?${document.documentElement.dataset.deploy ?? ''}`;
  const cache = asked.has(name) ? 'reload' : 'default';
  asked.add(name);
  const answer = await fetch(address, { cache }).catch((cause: unknown) => {
    throw new SearchFailure(`The search index at ${address} could not be reached.`, { cause });
  });
  if (!answer.ok) {
    throw new SearchFailure(`The search index at ${address} answered with status ${answer.status}.`);
  }
  return answer.arrayBuffer();
}
