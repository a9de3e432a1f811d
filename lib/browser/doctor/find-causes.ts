import { type Product, products } from '@/content/signatures/products';
import type { Signature } from '@/content/signatures/types';
import type { SearchableText } from './searchable-text';

export type Cause = {
  readonly signature: Signature;
  /** The line of the input that shows it, counted from 0: the last one, if there are several. */
  readonly line: number;
  /** The product that the error must come from for this to be the cause, if the input doesn't show which it is. */
  readonly product: Product | null;
};

const maxCauses = 5;
/** How many occurrences of the first part of a text are examined, latest first. */
const maxTries = 300;
/** An underscore separates words, because names such as `mixpost_horizon_00` vary. Numbers are too many to look up. */
const wordPattern = /[a-z][a-z0-9]{2,}/g;
/** Largest distance between the parts of a text with ` … `, in characters. */
const maxGap = 200;
/** A cause must be at least this specific, relative to the best one. Lower values name more causes. */
const minShare = 0.4;
/** What a text that other software also reports counts less, in characters. */
const generalPenalty = 12;
/** How specific a pattern is at most, in characters, because what it matches contains other text. */
const maxPatternWeight = 45;
/** Names of exceptions, which say less than any error's own text. */
const className = /^[\w\\]+exception$/;
/** How long a text must be to name its product if nothing shows that it's about Mixpost, in characters. */
const minProductText = 20;

/**
 * Finds the errors in a text, most likely cause first. The longer the text that an error has in a log, the more
 * specific it is; of equally specific ones, the later one counts.
 *
 * @param allowsGeneral whether errors count that other software reports in the same words
 */
export function findCauses(
  searchable: SearchableText,
  signatures: readonly Signature[],
  allowsGeneral: boolean,
): readonly Cause[] {
  const { text, lineAt } = searchable;
  // Most errors don't occur, and looking up a word takes much less time than searching the text.
  const words = new Set(text.match(wordPattern));
  const matches = signatures.flatMap((signature) => {
    const isAllowed = allowsGeneral || !signature.isGeneral;
    const match = isAllowed ? bestMatch(text, words, signature, allowsGeneral) : null;
    if (!match || !(signature.needs?.some((need) => text.includes(need)) ?? true)) {
      return [];
    }
    const line = lineAt(match.end - 1);
    const product = signature.isShared ? missingProduct(searchable, signature, line) : null;
    const isTooGeneral = product && !allowsGeneral && match.weight < minProductText;
    return product === 'other' || isTooGeneral ? [] : [{ signature, ...match, line, product }];
  });
  // Without any sign of its product, an error only counts if nothing else explains the text.
  const certain = matches.filter(({ product }) => !product);
  const counted = certain.length > 0 ? certain : matches;
  // A container that stopped explains what the others report after it.
  const isRoot = ({ signature, start }: (typeof counted)[number]) =>
    Number(Boolean(signature.isFatal) && counted.some((other) => !other.signature.isFatal && other.end > start));
  counted.sort((one, other) => isRoot(other) - isRoot(one) || other.weight - one.weight || other.end - one.end);
  const least = Math.max(0, ...counted.map(({ weight }) => weight)) * minShare;
  return counted
    .filter((match) => match.weight >= least || isRoot(match))
    .slice(0, maxCauses)
    .map(({ signature, line, product }) => ({ signature, line, product }));
}

/**
 * Returns the product that an error must come from: null if the input shows it, and `other` if it shows another one.
 */
function missingProduct({ text, entryAt }: SearchableText, { at }: Signature, line: number): Product | 'other' | null {
  const own = products.find(({ pages }) => pages.test(at[0]));
  const entry = entryAt(line);
  if (!own || own.signs.test(entry)) {
    return null;
  }
  const isOther = products.some(({ signs }) => signs.test(entry));
  return isOther ? 'other' : own.signs.test(text) ? null : own;
}

/** How specific an error is, where it first starts, and where it last ends. */
type Match = { readonly weight: number; readonly start: number; readonly end: number };

function bestMatch(
  text: string,
  words: ReadonlySet<string>,
  { texts, symptoms = [], isGeneral }: Signature,
  allowsGeneral: boolean,
): Match | null {
  let best: Match | null = null;
  const consider = (pattern: string | RegExp, weightOf: (length: number) => number) => {
    const found = typeof pattern === 'string' ? findText(text, words, pattern) : findPattern(text, pattern);
    const weight = weightOf(found.length);
    if (found.end > 0 && (best === null || weight > best.weight)) {
      const start = typeof pattern === 'string' ? text.indexOf(pattern.split(' … ')[0] ?? '') : text.search(pattern);
      best = { weight, start, end: found.end };
    }
  };
  const asHint = (length: number) => length / maxPatternWeight;
  for (const pattern of texts) {
    const isClass = typeof pattern === 'string' && className.test(pattern);
    consider(pattern, isClass ? asHint : (length) => Math.max(1, length - (isGeneral ? generalPenalty : 0)));
  }
  for (const pattern of allowsGeneral ? symptoms : []) {
    consider(pattern, asHint);
  }
  return best;
}

type Found = { readonly length: number; readonly end: number };

function findPattern(text: string, pattern: RegExp): Found {
  const last = [...text.matchAll(new RegExp(pattern, 'g'))].at(-1);
  return last
    ? { length: Math.min(last[0].length, maxPatternWeight), end: last.index + last[0].length }
    : { length: 0, end: 0 };
}

function findText(text: string, words: ReadonlySet<string>, pattern: string): Found {
  const canOccur = pattern.match(wordPattern)?.every((word) => words.has(word)) ?? true;
  return { length: pattern.length, end: canOccur ? endOfLast(text, pattern.split(' … ')) : 0 };
}

/** Returns where the last occurrence of the parts ends, in order and close to each other; 0 if there's none. */
function endOfLast(text: string, [first = '', ...others]: readonly string[]): number {
  // Searching forward is many times faster than backward, and most texts don't occur at all.
  let from = text.includes(first) ? text.lastIndexOf(first) : -1;
  for (let tries = 0; from >= 0 && tries < maxTries; tries += 1) {
    let end = from + first.length;
    const isWhole = others.every((part) => {
      const at = text.slice(end, end + maxGap + part.length).indexOf(part);
      end += at + part.length;
      return at >= 0;
    });
    if (isWhole) {
      return end;
    }
    from = from > 0 ? text.lastIndexOf(first, from - 1) : -1;
  }
  return 0;
}
