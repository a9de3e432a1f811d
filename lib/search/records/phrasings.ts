import phrasingsByKey from '@/lib/search/words/phrasings.json' with { type: 'json' };
import { editionLabels } from '@/lib/site/editions.mjs';

/** How readers ask for a page or section in words that it lacks, by URL. `*` in the file means every edition. */
export const phrasings: ReadonlyMap<string, readonly string[]> = Object.entries<readonly string[]>(
  phrasingsByKey,
).reduce((byUrl, [key, list]) => {
  for (const edition of key.includes('*') ? Object.keys(editionLabels) : ['']) {
    const url = key.replace('*', edition);
    byUrl.set(url, [...(byUrl.get(url) ?? []), ...list]);
  }
  return byUrl;
}, new Map<string, readonly string[]>());
