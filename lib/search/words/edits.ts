import { distance } from 'fastest-levenshtein';

const lettersOf = (word: string) => [...word].sort().join('');

/** Returns the edit distance between two words. If only the order of letters differs, two swapped ones are one edit. */
export function editsBetween(typed: string, word: string): number {
  const edits = distance(typed, word);
  return typed.length === word.length && lettersOf(typed) === lettersOf(word) ? Math.ceil(edits / 2) : edits;
}

/** Returns how many typos a word of this length may have. */
export function maxTyposIn(word: string): number {
  return word.length < 4 || /^\d+$/.test(word) ? 0 : word.length < 8 ? 1 : 2;
}
