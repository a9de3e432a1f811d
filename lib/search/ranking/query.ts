import { askingWords, stopWords } from '@/lib/search/words/stop-words';
import { synonyms } from '@/lib/search/words/synonyms';
import { tokensOf } from '@/lib/search/words/tokens';

/** A word that is asked for. */
export type Term = {
  readonly word: string;
  /** How much it counts beside the others, up to 1. */
  readonly weight: number;
  /** The whole identifier that it is a part of. */
  readonly within: string | null;
  /** Whether it is the last and may go on: the reader is still typing it. */
  readonly isOpen: boolean;
  /** Other words for it. */
  readonly synonyms: readonly string[];
};

/** An error message says a good deal more than this, and none of it matters. */
const longestText = 2000;
const mostTerms = 40;
const partWeight = 0.3;

/** Reads what a reader typed or pasted. Words that only ask are left out where others say more, and each counts once. */
export function termsOf(text: string): Term[] {
  const tokens = tokensOf(text.slice(0, longestText).toWellFormed());
  const end = text.length;
  const known = new Set<string>();
  const terms: Term[] = [];
  let within: string | null = null;
  for (const token of tokens) {
    within = token.isPart ? within : token.word;
    const isOpen = token.end === end && end <= longestText;
    if (!known.has(token.word) && (isOpen || !stopWords.has(token.word))) {
      known.add(token.word);
      terms.push({
        word: token.word,
        weight: token.isPart ? partWeight : 1,
        within: token.isPart ? within : null,
        isOpen,
        synonyms: stopWords.has(token.word) ? [] : (wordsFor.get(token.word) ?? []),
      });
    }
  }
  return [...withoutAsking(terms), ...phrasesIn(tokens.map(({ word }) => word))].slice(0, mostTerms);
}

/** Leaves out words that only ask, unless nothing would be left; a stop word stands only where it is all that was typed yet. */
function withoutAsking(terms: readonly Term[]): readonly Term[] {
  const saying = terms.filter(({ word }) => !askingWords.has(word) && !stopWords.has(word));
  return saying.length > 0 ? saying : terms;
}

/** The single words that stand for a word, and for a phrase. */
const wordsFor = new Map<string, string[]>();
for (const line of synonyms) {
  for (const entry of line) {
    const others = line.filter((other) => other !== entry && !other.includes(' '));
    wordsFor.set(entry, [...(wordsFor.get(entry) ?? []), ...others]);
  }
}
const phrases = [...wordsFor].filter(([entry]) => entry.includes(' '));
const phraseWeight = 0.6;

/** A term for each phrase of the synonyms, which holds where one of its words does. */
function phrasesIn(words: readonly string[]): Term[] {
  const text = ` ${words.join(' ')} `;
  return phrases
    .filter(([phrase]) => text.includes(` ${phrase} `))
    .map(([word, others]) => ({ word, weight: phraseWeight, within: null, isOpen: false, synonyms: others }));
}
