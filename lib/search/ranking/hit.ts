import type { Hit } from '@/lib/search/engine';
import { titleOf, urlOf } from '@/lib/search/index/heads';
import type { SiteIndex } from '@/lib/search/index/site-index';
import type { FoundTerm, Ranked } from './rank';
import { type Line, linesOf, markedParts, snippetOf } from './snippet';

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
  const isPage = index.parentOf[place] === -1;
  const url = urlOf(index, place);
  return {
    id: url,
    url,
    kind: isCode ? 'code' : isPage ? 'page' : 'section',
    trail: [page?.section ?? '', ...trailOf(index, place)],
    title: markedParts(titleOf(index, place), (word) => wanted.has(word)),
    snippet: snippetOf(linesAt(index, place), (word) => wanted.get(word) ?? 0),
    section: page?.section ?? '',
    edition: page?.edition || null,
    version: page?.version ?? '',
  };
}

const read = new WeakMap<SiteIndex, Map<number, readonly Line[]>>();

/** The text of a place, once it is there; kept with its words, since the same places come at most keystrokes. */
function linesAt(index: SiteIndex, place: number): readonly Line[] {
  const places = read.get(index) ?? new Map<number, readonly Line[]>();
  read.set(index, places);
  const number = index.pageOf[place] ?? 0;
  const text = index.texts.get(number)?.[place - (index.pages[number]?.first ?? 0)];
  const lines = places.get(place) ?? (text === undefined ? [] : linesOf(text));
  if (text !== undefined) {
    places.set(place, lines);
  }
  return lines;
}

/** The titles from the page's own down to a place. */
function trailOf(index: SiteIndex, place: number): string[] {
  const titles: string[] = [];
  for (let at = place; at >= 0; at = index.parentOf[at] ?? -1) {
    titles.unshift(titleOf(index, at));
  }
  return titles;
}
