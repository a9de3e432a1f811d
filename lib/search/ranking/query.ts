import { nameKeyOf, nameWordsOf } from '@/lib/search/index/names';
import { isWeak, politeWords, stopWords } from '@/lib/search/words/stop-words';
import synonyms from '@/lib/search/words/synonyms.json' with { type: 'json' };
import { type Token, tokensOf } from '@/lib/search/words/tokens';
import { traceLine } from '@/lib/search/words/trace-lines';

export type Term = {
  readonly word: string;
  /** Its weight relative to other terms, at most 1. */
  readonly weight: number;
  /** Whether it's the last word and might be incomplete, because the reader is still typing. */
  readonly isOpen: boolean;
  /** Whether it says so little that, while it's incomplete, it's probably the start of another word. */
  readonly isFiller: boolean;
  readonly synonyms: readonly string[];
  /** Whether the list of synonyms has it, so it isn't misspelled. */
  readonly isKnown: boolean;
};

export type Query = {
  readonly terms: readonly Term[];
  /** Whether the query is long enough to be pasted text, which quotes words exactly. */
  readonly isPasted: boolean;
  /** The query normalized as a page name, in case it's one. */
  readonly nameKey: string;
};

/** Maximum length in characters. Stack traces are longer, but their first lines say what happened. */
const maxLength = 6000;
const maxTerms = 80;
const pastedTerms = 12;

/** Weights of identifier parts, synonym phrases, and stack trace lines, relative to a word. */
const partWeight = 0.3;
const phraseWeight = 0.5;
const traceWeight = 0.15;
const weakWeight = 0.4;

/** Timestamps, addresses, digests, and the query strings of URLs, which differ from server to server. */
const noise =
  /\?\S+=\S*|\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?|\b\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?=\w*\d)[0-9a-f]{12,64}\b/gi;

/** Parses a query. Filler words are dropped if other words remain, and each word counts once. */
export function parseQuery(typed: string): Query {
  const text = typed.slice(0, maxLength).toWellFormed();
  const tokens = tokensIn(text);
  const terms = new Map<string, Term>();
  for (const { word, weight, end } of tokens) {
    const isOpen = end === typed.length;
    const known = terms.get(word);
    if (tokens.length === 1 || !stopWords.has(word)) {
      terms.set(word, {
        word,
        weight: Math.max(weight, known?.weight ?? 0),
        isOpen: isOpen || (known?.isOpen ?? false),
        isFiller: stopWords.has(word) || politeWords.has(word) || isWeak(word),
        synonyms: stopWords.has(word) ? [] : (synonymsOf.get(word) ?? []),
        isKnown: knownWords.has(word),
      });
    }
  }
  const isPasted = tokens.filter(({ word, isPart }) => !(isPart || stopWords.has(word))).length >= pastedTerms;
  const content = withoutPoliteness([...terms.values()]);
  return {
    terms: [...content, ...(isPasted ? [] : phrasesIn(tokens.map(({ word }) => word)))]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, maxTerms),
    isPasted,
    nameKey: isPasted ? '' : nameKeyOf(nameWordsOf(text)),
  };
}

/** Returns the words of a text with their weights, ignoring whatever differs from server to server. */
function tokensIn(text: string): (Token & { readonly weight: number })[] {
  const isMultiline = text.trim().includes('\n');
  return [...text.replace(noise, (match) => ' '.repeat(match.length)).matchAll(/[^\n]+/g)].flatMap(
    ({ 0: line, index }) => {
      const weight = isMultiline && traceLine.test(line) ? traceWeight : 1;
      return tokensOf(line).map((token) => ({
        ...token,
        end: token.end + index,
        weight: weight * (token.isPart ? partWeight : 1) * (isWeak(token.word) ? weakWeight : 1),
      }));
    },
  );
}

/** Drops polite words and stop words, unless nothing would remain. */
function withoutPoliteness(terms: readonly Term[]): readonly Term[] {
  const content = terms.filter(({ word }) => !politeWords.has(word) && !stopWords.has(word));
  return content.length > 0 ? content : terms;
}

/** The single-word synonyms of each word and phrase. Those with several words are recognized, but not searched for. */
const synonymsOf = new Map<string, string[]>();
for (const { words } of synonyms) {
  for (const entry of words) {
    const others = words.filter((other) => other !== entry && !other.includes(' '));
    synonymsOf.set(entry, [...(synonymsOf.get(entry) ?? []), ...others]);
  }
}
const knownWords = new Set(synonyms.flatMap(({ words }) => words).flatMap((entry) => entry.split(' ')));
const phrases = [...synonymsOf].filter(([entry]) => entry.includes(' '));

/** Returns a term for each synonym phrase in the query. It matches wherever one of the phrase's synonyms does. */
function phrasesIn(words: readonly string[]): Term[] {
  const text = ` ${words.join(' ')} `;
  return phrases
    .filter(([phrase]) => text.includes(` ${phrase} `))
    .map(([word, others]) => ({
      word,
      weight: phraseWeight,
      isOpen: false,
      isFiller: false,
      synonyms: others,
      isKnown: true,
    }));
}
