import { distance } from 'fastest-levenshtein';

/** Finds the candidate nearest to a word, when it is near enough to be a slip of the pen: a third of its letters at most. */
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
