import type { Hit } from '@/lib/search/engine';
import type { SiteIndex } from '@/lib/search/index/site-index';
import { titleOf } from './by-heading';
import type { FoundTerm, Ranked } from './rank';
import { markedParts, snippetOf } from './snippet';

/** How much each word of the index says for a query. */
export type Wanted = ReadonlyMap<string, number>;

/** What marks the hits of a query: the words that its terms find, each with what it says. */
export function wantedOf(index: SiteIndex, found: readonly FoundTerm[]): Wanted {
  const wanted = new Map<string, number>();
  for (const { term, matches, rarity } of found) {
    for (const { word, quality } of matches) {
      const text = index.words[word] ?? '';
      wanted.set(text, Math.max(quality * term.weight * rarity, wanted.get(text) ?? 0));
    }
  }
  return wanted;
}

/** The hit of a place, with a snippet once its page's text is there. */
export function hitOf(index: SiteIndex, { place, isCode }: Ranked, wanted: Wanted): Hit {
  const number = index.pageOf[place] ?? 0;
  const page = index.pages[number];
  const { title, id, path } = titleOf(index, place);
  const isPage = index.parentOf[place] === -1;
  const url = isPage ? path : `${path}#${id}`;
  const text = index.texts.get(number)?.[place - (page?.first ?? 0)] ?? '';
  return {
    id: url,
    url,
    kind: isCode ? 'code' : isPage ? 'page' : 'section',
    trail: [page?.section ?? '', ...trailOf(index, place)],
    title: markedParts(title, (word) => wanted.has(word)),
    snippet: text === '' ? [] : snippetOf(text.split('\n').filter(Boolean), (word) => wanted.get(word) ?? 0),
    section: page?.section ?? '',
    edition: page?.edition || null,
    version: page?.version ?? '',
  };
}

/** The titles from the page's own down to a place. */
function trailOf(index: SiteIndex, place: number): string[] {
  const titles: string[] = [];
  for (let at = place; at >= 0; at = index.parentOf[at] ?? -1) {
    titles.unshift(titleOf(index, at).title);
  }
  return titles;
}
