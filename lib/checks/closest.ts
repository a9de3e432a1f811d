import { distance } from 'fastest-levenshtein';

/**
 * Returns the candidate that's closest to a word, if the difference can be a typo: at most a third of its letters, or
 * two.
 */
export function closest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const letters = distance(word, candidate);
    if (letters < least) {
      least = letters;
      best = candidate;
    }
  }
  return best;
}
