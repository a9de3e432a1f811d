import type { SiteIndex } from '@/lib/search/index/site-index';
import { editsBetween, lettersOf, mayBeNear, slipsIn } from '@/lib/search/words/edits';
import { stemOf } from '@/lib/search/words/stem';
import type { Term } from './query';
import { sortedBy } from './sort-by';

/** A word of the index that a term finds, and how well: 1 for the same word. */
export type Match = { readonly word: number; readonly quality: number };

const quality = {
  exact: 1,
  form: 0.86,
  prefix: 0.8,
  synonym: 0.5,
  synonymForm: 0.42,
  beginning: 0.55,
  slip: 0.6,
  slips: 0.45,
  openSlip: 0.5,
} as const;
const mostBeginnings = { whole: 60, cut: 15 } as const;
const mostInRange = 1500;
const mostSlips = 12;

/**
 * The words of the index that a term finds: the same word and its other forms; as one types, those that go on; synonyms; and words
 * that are a slip away, only where the word itself and words that go on do not exist. So a slip never stands beside an exact hit.
 */
export function matchesOf(index: SiteIndex, term: Term): Match[] {
  const best = new Map<number, number>();
  const add = (word: number, how: number) => best.set(word, Math.max(how, best.get(word) ?? 0));
  const [exact, ...longer] = rangeOf(index.words, term.word);
  if (exact !== undefined && index.words[exact] === term.word) {
    add(exact, quality.exact);
  } else if (exact !== undefined) {
    longer.unshift(exact);
  }
  for (const word of index.stems.get(stemOf(term.word)) ?? []) {
    add(word, quality.form);
  }
  const isKnown = best.size > 0;
  if (term.isOpen || (!isKnown && term.word.length > 3)) {
    for (const word of commonest(index, longer)) {
      const share = term.word.length / (index.words[word]?.length ?? 1);
      add(word, (term.isOpen ? quality.prefix : quality.beginning) * (0.6 + 0.4 * share));
    }
  }
  for (const synonym of term.synonyms) {
    for (const word of index.stems.get(stemOf(synonym)) ?? []) {
      add(word, index.words[word] === synonym ? quality.synonym : quality.synonymForm);
    }
  }
  if (!isKnown && longer.length === 0) {
    for (const { word, quality: how } of slipsOf(index, term)) {
      add(word, how);
    }
  }
  return [...best].map(([word, how]) => ({ word, quality: how }));
}

/** The numbers of the words that begin with a text, in order. */
function rangeOf(words: readonly string[], beginning: string): number[] {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < beginning) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  const range: number[] = [];
  while (words[from]?.startsWith(beginning) && range.length < mostInRange) {
    range.push(from++);
  }
  return range;
}

/** The words that stand in most places, by the length of their postings where those are there. */
function commonest(index: SiteIndex, words: readonly number[]): readonly number[] {
  if (index.postings.count > 1) {
    // Of a list that was cut, the first stand in one file or two.
    return words.slice(0, mostBeginnings.cut);
  }
  const length = (word: number) => index.postings.get(word)?.length ?? 0;
  return sortedBy(words, length).slice(0, mostBeginnings.whole);
}

const letters = new WeakMap<SiteIndex, Int32Array>();

function slipsOf(index: SiteIndex, term: Term): Match[] {
  const most = slipsIn(term.word);
  if (most === 0) {
    return [];
  }
  const known = letters.get(index) ?? Int32Array.from(index.words, lettersOf);
  letters.set(index, known);
  const own = lettersOf(term.word);
  const found: (Match & { readonly edits: number })[] = [];
  for (const [word, text] of index.words.entries()) {
    if (text.length < 3 || !mayBeNear(own, known[word] ?? 0, most)) {
      continue;
    }
    const edits = editsBetween(term.word, text, most);
    if (edits <= most) {
      const first = text[0] === term.word[0] ? 1 : 0.8;
      found.push({ word, edits, quality: (edits === 1 ? quality.slip : quality.slips) * first });
    } else if (term.isOpen && term.word.length > 4 && editsBetween(term.word, text, 1, true) <= 1) {
      found.push({ word, edits: most + 1, quality: quality.openSlip * (term.word.length / text.length) });
    }
  }
  const fewest = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits === fewest)
    .sort((a, b) => b.quality - a.quality)
    .slice(0, mostSlips);
}
