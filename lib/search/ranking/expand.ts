import type { SiteIndex } from '@/lib/search/index/site-index';
import { editsBetween, maxTyposIn } from '@/lib/search/words/edits';
import { wordStemOf } from '@/lib/search/words/stem';
import type { Query, Term } from './query';
import { weights } from './weights';

/** A word of the index that matches a term, with the match quality: 1 for the same word. */
export type Match = { readonly word: number; readonly quality: number };

const maxPrefixed = 40;
const maxTypos = 8;

/** Match quality of a filler word itself while it may become another word, as `works` becomes `workspaces`. */
const fillerQuality = 0.2;

/**
 * Returns the words of the index that match a term: the word and its inflections; while the reader is typing it, words
 * that start with it, those in names first; synonyms; and, only if neither the word nor one that starts with it exists,
 * words within typo distance.
 */
export function expandTerm(index: SiteIndex, term: Term, { isPasted }: Query): Match[] {
  const { match } = weights;
  const best = new Map<number, number>();
  const add = (word: number, quality: number) => best.set(word, Math.max(quality, best.get(word) ?? 0));
  const [first, ...rest] = prefixedWords(index.words, term.word);
  const isExact = first !== undefined && index.words[first] === term.word;
  const isBegun = term.isOpen && term.isFiller;
  const own = isBegun ? fillerQuality : 1;
  if (isExact) {
    add(first, own);
  }
  for (const word of formsOf(index, term.word)) {
    add(word, own * (index.words[word] === term.word ? 1 : match.stem));
  }
  const isKnown = best.size > 0;
  if (isPasted && !term.isOpen) {
    return matchesOf(best);
  }
  const longer = isExact || first === undefined ? rest : [first, ...rest];
  if (term.isOpen || (!isKnown && term.word.length > 3)) {
    for (const word of commonest(index, longer)) {
      const share = term.word.length / (index.words[word]?.length ?? 1);
      add(word, match.prefix * (isExact && !isBegun ? share : 0.5 + 0.5 * share));
    }
  }
  for (const synonym of term.synonyms) {
    for (const word of formsOf(index, synonym)) {
      add(word, match.synonym * (index.words[word] === synonym ? 1 : match.stem));
    }
  }
  if (!(isKnown || term.isKnown) && longer.length === 0) {
    for (const { word, quality } of typosOf(index, term, match.typo)) {
      add(word, quality);
      for (const form of formsOf(index, index.words[word] ?? '')) {
        add(form, quality * match.stem);
      }
    }
  }
  return matchesOf(best);
}

const matchesOf = (best: ReadonlyMap<number, number>) => [...best].map(([word, quality]) => ({ word, quality }));

/**
 * Returns the positions of the words that have a word's stem. They start like the stem, except for its last letter and
 * the `v` of a version.
 */
function formsOf({ words }: SiteIndex, word: string): number[] {
  const stem = wordStemOf(word);
  const prefixes = /^\d/.test(stem) ? [stem, `v${stem}`] : [stem.slice(0, Math.max(2, stem.length - 1))];
  return prefixes
    .flatMap((prefix) => prefixedWords(words, prefix))
    .filter((position) => wordStemOf(words[position] ?? '') === stem);
}

/** Returns the positions of the words that start with a prefix, in order. */
function prefixedWords(words: readonly string[], prefix: string): number[] {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < prefix) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  const range: number[] = [];
  while (words[from]?.startsWith(prefix)) {
    range.push(from++);
  }
  return range;
}

/** Returns words that occur in names first, then the most frequent ones. */
function commonest(index: SiteIndex, words: readonly number[]): readonly number[] {
  const countOf = (word: number) =>
    (index.names.has(index.words[word] ?? '') ? 1_000_000 : 0) + index.frequencyOf(word);
  return [...words].sort((a, b) => countOf(b) - countOf(a)).slice(0, maxPrefixed);
}

/** Returns the words that differ least from a term. An incomplete term may also match the beginning of a word. */
function typosOf(index: SiteIndex, { word: typed, isOpen }: Term, quality: number): Match[] {
  const max = maxTyposIn(typed);
  const near: (Match & { readonly edits: number })[] = [];
  for (const [word, text] of index.words.entries()) {
    const isBegun = isOpen && typed.length > 4 && text.length > typed.length + max;
    const candidate = isBegun ? text.slice(0, typed.length) : text;
    if (text.length < 3 || Math.abs(candidate.length - typed.length) > max) {
      continue;
    }
    const edits = editsBetween(typed, candidate);
    if (edits <= (isBegun ? 1 : max)) {
      near.push({ word, edits: isBegun ? max + 1 : edits, quality });
    }
  }
  const fewest = Math.min(...near.map(({ edits }) => edits));
  return near.filter(({ edits }) => edits === fewest).slice(0, maxTypos);
}
