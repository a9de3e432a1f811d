import { withBasePath } from '@/lib/site/base-path.mjs';

/** What a server answered, whole. */
export type IndexAnswer = { readonly status: number; readonly bytes: ArrayBuffer };

const ahead = new Map<string, Promise<IndexAnswer>>();

/**
 * Fetches a file of the site's search index. The build's id is part of the address, so that no page reads the index of another build from a
 * cache.
 *
 * @throws when nothing answers
 */
export async function fetchIndexFile(name: string, cache: RequestCache = 'default'): Promise<IndexAnswer> {
  const answer = await fetch(withBasePath(`/search/${name}?${document.documentElement.dataset.deploy ?? ''}`), {
    cache,
  });
  return { status: answer.status, bytes: await answer.arrayBuffer() };
}

/** Fetches a file of the index, once, also before the code that reads it is there; what nothing answers is asked for again. */
export function fetchAhead(name: string): Promise<IndexAnswer> {
  const coming = ahead.get(name) ?? fetchIndexFile(name);
  ahead.set(name, coming);
  coming.catch(() => ahead.delete(name));
  return coming;
}
