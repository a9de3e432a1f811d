import type { Hit } from '@/lib/search/engine';
import type { SiteIndex } from '@/lib/search/index/site-index';
import type { MatchedTerm } from './bm25f';
import { type Line, linesOf, markedParts, snippetOf } from './snippet';

/** The weight of each matched word in a query. */
export type WordWeights = ReadonlyMap<string, number>;

/** Returns the words that the terms of a query match, each with its weight. */
export function wordWeightsOf(index: SiteIndex, terms: readonly MatchedTerm[]): WordWeights {
  const weights = new Map<string, number>();
  for (const { term, matches, idf } of terms) {
    for (const { word, quality } of matches) {
      const text = index.words[word] ?? '';
      weights.set(text, Math.max(quality * term.weight * idf, weights.get(text) ?? 0));
    }
  }
  return weights;
}

/** Returns a section's hit, with a snippet once its page's text has loaded. */
export function hitOf(index: SiteIndex, section: number, weights: WordWeights): Hit {
  const { page: number, parent, title, url } = index.sections[section] as SiteIndex['sections'][number];
  const page = index.pages[number] as SiteIndex['pages'][number];
  const snippet = snippetOf(linesAt(index, section), (word) => weights.get(word) ?? 0);
  return {
    id: url,
    url,
    kind: parent === -1 ? 'page' : snippet.isCode ? 'code' : 'section',
    trail: [page.section, ...headingPathOf(index, section)],
    title: markedParts(title, (word) => weights.has(word)),
    snippet: snippet.parts,
    section: page.section,
    edition: page.edition || null,
    version: page.version,
  };
}

const read = new WeakMap<SiteIndex, Map<number, readonly Line[]>>();

/**
 * Returns the lines of a section once its text has loaded. They're cached, because most keystrokes find the same
 * sections.
 */
function linesAt(index: SiteIndex, section: number): readonly Line[] {
  const known = read.get(index) ?? new Map<number, readonly Line[]>();
  read.set(index, known);
  const page = index.sections[section]?.page ?? 0;
  const text = index.texts.pages?.[page]?.[section - (index.pages[page]?.first ?? 0)];
  const lines = known.get(section) ?? (text === undefined ? [] : linesOf(text));
  if (text !== undefined) {
    known.set(section, lines);
  }
  return lines;
}

/** Returns the titles from the page's own down to a section's. */
function headingPathOf(index: SiteIndex, section: number): string[] {
  const titles: string[] = [];
  for (let at = section; at >= 0; at = index.sections[at]?.parent ?? -1) {
    titles.unshift(index.sections[at]?.title ?? '');
  }
  return titles;
}
