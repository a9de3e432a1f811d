import ids from '@/content/ids.json' with { type: 'json' };
import { signatures } from '@/content/signatures/all';
import type { IdRegistry } from '@/lib/content/pages/moved-ids';
import phrasingsByKey from '@/lib/search/words/phrasings.json' with { type: 'json' };
import { stemOf } from '@/lib/search/words/stem';
import { tokensOf } from '@/lib/search/words/tokens';
import { editionLabels } from '@/lib/site/editions.mjs';

const registry: IdRegistry = ids;

/** Follows the ID of a section that moved. */
function currentUrlOf(url: string): string {
  const [path = '', id = ''] = url.split('#');
  const successor = registry[path]?.[id];
  return successor ? currentUrlOf(successor) : url;
}

/** What the log doctor recognizes, by the section that solves it. */
const errorTexts = signatures.map(
  ({ at, texts }) => [at[0], texts.filter((text) => typeof text === 'string')] as const,
);

/** How readers ask for a page or section, by URL. `*` in the file means every edition. */
export const phrasings: ReadonlyMap<string, readonly string[]> = [
  ...Object.entries<readonly string[]>(phrasingsByKey),
  ...errorTexts,
].reduce((byUrl, [key, list]) => {
  for (const edition of key.includes('*') ? Object.keys(editionLabels) : ['']) {
    const url = currentUrlOf(key.replace('*', edition));
    byUrl.set(url, [...(byUrl.get(url) ?? []), ...list]);
  }
  return byUrl;
}, new Map<string, readonly string[]>());

/** Returns the phrasings of a page or section that bring a word that its own text lacks. */
export function phrasingsOf(url: string, text: string): readonly string[] {
  const list = phrasings.get(url) ?? [];
  const own = list.length > 0 ? stemsIn(text) : new Set();
  return list.filter((phrasing) => [...stemsIn(phrasing)].some((stem) => !own.has(stem)));
}

const stemsIn = (text: string) => new Set(tokensOf(text).map(({ word }) => stemOf(word)));
