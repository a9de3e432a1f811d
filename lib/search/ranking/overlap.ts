import type { SiteIndex } from '@/lib/search/index/site-index';
import type { Token } from '@/lib/search/words/tokens';
import type { MatchedTerm } from './bm25f';
import type { Term } from './query';

/** The term that a word matches best, and the match quality. */
type WordMatch = { readonly term: MatchedTerm; readonly quality: number };

export type Wanted = {
  readonly words: ReadonlyMap<string, WordMatch>;
  /** The terms that match any word. */
  readonly terms: ReadonlySet<Term>;
  /** The sum of the terms' inverse document frequencies, each multiplied by the term's weight. */
  readonly total: number;
  /** Returns the inverse document frequency of a word that no term matches. */
  readonly idfOf: (word: string) => number;
};

/** Collects the words that the terms match. */
export function wantedWordsOf(index: SiteIndex, terms: readonly MatchedTerm[]): Wanted {
  const words = new Map<string, WordMatch>();
  for (const term of terms) {
    for (const { word, quality } of term.matches) {
      const text = index.words[word] ?? '';
      if (quality > (words.get(text)?.quality ?? 0)) {
        words.set(text, { term, quality });
      }
    }
  }
  return {
    words,
    terms: new Set(terms.map(({ term }) => term)),
    total: terms.reduce((sum, { term, idf }) => sum + term.weight * idf, 0),
    idfOf: (word) => Math.log(1 + index.sections.length / (1 + (index.names.get(word)?.headings.length ?? 0))),
  };
}

/** The weight of a part of an identifier, relative to a whole word. */
const partWeight = 0.3;

/**
 * Returns how closely a query and a name match, from 0 to 1: the share of the name that the query covers, multiplied by
 * the share of the query that the name covers.
 */
export function overlapOf(name: readonly Token[], wanted: Wanted): number {
  const ofName = nameShareOf(name, wanted);
  if (ofName === 0) {
    return 0;
  }
  const qualities = new Map<MatchedTerm, number>();
  for (const { word } of name) {
    const match = wanted.words.get(word);
    if (match) {
      qualities.set(match.term, Math.max(qualityIn(word, match), qualities.get(match.term) ?? 0));
    }
  }
  const sum = [...qualities].reduce((part, [{ term, idf }, quality]) => part + term.weight * idf * quality, 0);
  return ofName * Math.min(1, sum / wanted.total);
}

/** Returns the share of a name that the query covers, from 0 to 1. */
export function nameShareOf(name: readonly Token[], { words, idfOf }: Wanted): number {
  // Most names match nothing, and there are thousands.
  if (!name.some(({ word }) => words.has(word))) {
    return 0;
  }
  let [matched, all] = [0, 0];
  for (const { word, isPart } of name) {
    const match = words.get(word);
    const weight = (match ? match.term.idf : idfOf(word)) * (isPart ? partWeight : 1);
    all += weight;
    matched += match ? weight * qualityIn(word, match) : 0;
  }
  return matched / all;
}

/** Returns a match's quality in a name. A filler word that's still open is complete if the name has it. */
function qualityIn(word: string, { term, quality }: WordMatch): number {
  return word === term.term.word ? 1 : quality;
}
