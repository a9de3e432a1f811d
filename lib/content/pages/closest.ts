import { distance, closest as nearest } from 'fastest-levenshtein';

/** Returns the closest candidate if it can be a typo of the word: at most a third of its letters differ, or two. */
export function closest(word: string, candidates: Iterable<string>): string | null {
  const all = [...candidates];
  const near = all.length > 0 ? nearest(word, all) : null;
  return near !== null && distance(word, near) <= Math.max(2, Math.floor(word.length / 3)) ? near : null;
}
