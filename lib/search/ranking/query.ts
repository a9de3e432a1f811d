import { nameKeyOf } from '@/lib/search/index/names';
import { politeWords, stopWords } from '@/lib/search/words/stop-words';
import { synonyms } from '@/lib/search/words/synonyms';
import { type Token, tokensOf } from '@/lib/search/words/tokens';

/** A word of a query. */
export type Term = {
  readonly word: string;
  /** How much it counts next to the others, up to 1. */
  readonly weight: number;
  /** Whether it's the last word and may go on, because the reader is still typing it. */
  readonly isOpen: boolean;
  /** Other words for it. */
  readonly synonyms: readonly string[];
};

/** What a reader typed or pasted. */
export type Query = {
  readonly terms: readonly Term[];
  /** Pairs of words that follow each other, as "one two". */
  readonly bigrams: ReadonlySet<string>;
  /** Whether it's so long that it was pasted: such a text has the words of pages as they are. */
  readonly isPasted: boolean;
  /** The text as the name of a page, which it may be. */
  readonly nameKey: string;
};

/** A stack trace is longer than this, but its first lines say what happened. In characters. */
const maxLength = 6000;
const maxTerms = 80;
const pastedTerms = 12;

/** What parts of an identifier, phrases of the synonyms, and lines of a stack trace count next to a word. */
const partWeight = 0.3;
const phraseWeight = 0.5;
const traceWeight = 0.15;

/** A frame of a stack trace, in PHP, JavaScript, Python, and Java, and the headings of one. */
const traceLine = /^\s*(?:#\d+ |at .+:\d+|File ".+", line \d+|\[stacktrace\]|\[previous exception\]|in \/\S+:\d+)/i;

/** Timestamps, addresses, and digests, which differ from server to server. */
const noise =
  /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?|\b\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?=\w*\d)[0-9a-f]{12,64}\b/gi;

/** Reads a query. Words that only make it a question are left out where others say more, and each word counts once. */
export function parseQuery(typed: string): Query {
  const text = typed.slice(0, maxLength).toWellFormed();
  const tokens = tokensIn(text);
  const terms = new Map<string, Term>();
  for (const { word, weight, end } of tokens) {
    const isOpen = end === typed.length;
    const known = terms.get(word);
    if (isOpen || !stopWords.has(word)) {
      terms.set(word, {
        word,
        weight: Math.max(weight, known?.weight ?? 0),
        isOpen: isOpen || (known?.isOpen ?? false),
        synonyms: stopWords.has(word) ? [] : (synonymsOf.get(word) ?? []),
      });
    }
  }
  const plain = tokens.filter(({ word, isPart }) => !(isPart || stopWords.has(word))).map(({ word }) => word);
  const isPasted = plain.length >= pastedTerms;
  const content = withoutPoliteness([...terms.values()]);
  return {
    terms: [...content, ...(isPasted ? [] : phrasesIn(tokens.map(({ word }) => word)))]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, maxTerms),
    bigrams: new Set(plain.slice(1).map((word, at) => `${plain[at]} ${word}`)),
    isPasted,
    nameKey: isPasted ? '' : nameKeyOf(text),
  };
}

/** The words of a text with their weights, without what differs from server to server. */
function tokensIn(text: string): (Token & { readonly weight: number })[] {
  const isMultiline = text.trim().includes('\n');
  return [...text.replace(noise, (match) => ' '.repeat(match.length)).matchAll(/[^\n]+/g)].flatMap(
    ({ 0: line, index }) => {
      const weight = isMultiline && traceLine.test(line) ? traceWeight : 1;
      return tokensOf(line).map((token) => ({
        ...token,
        end: token.end + index,
        weight: weight * (token.isPart ? partWeight : 1),
      }));
    },
  );
}

/** Leaves out words that only ask, unless nothing would be left. A stop word stays only when it's all that was typed so far. */
function withoutPoliteness(terms: readonly Term[]): readonly Term[] {
  const content = terms.filter(({ word }) => !politeWords.has(word) && !stopWords.has(word));
  return content.length > 0 ? content : terms;
}

/** The single words that stand for a word, and for a phrase. */
const synonymsOf = new Map<string, string[]>();
for (const group of synonyms) {
  for (const entry of group) {
    const others = group.filter((other) => other !== entry && !other.includes(' '));
    synonymsOf.set(entry, [...(synonymsOf.get(entry) ?? []), ...others]);
  }
}
const phrases = [...synonymsOf].filter(([entry]) => entry.includes(' '));

/** A term for each phrase of the synonyms, which matches where one of its words does. */
function phrasesIn(words: readonly string[]): Term[] {
  const text = ` ${words.join(' ')} `;
  return phrases
    .filter(([phrase]) => text.includes(` ${phrase} `))
    .map(([word, others]) => ({ word, weight: phraseWeight, isOpen: false, synonyms: others }));
}
