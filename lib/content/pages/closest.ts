import { distance, closest as nearest } from 'fastest-levenshtein';

/** Returns the closest candidate if it can be a typo of the word: at most a third of its letters differ, or two. */
export function closest(word: string, candidates: Iterable<string>): string | null {
  const all = [...candidates];
  const near = all.length > 0 ? nearest(word, all) : null;
  return near !== null && distance(word, near) <= Math.max(2, Math.floor(word.length / 3)) ? near : null;
}

/**
 * Throws a sentence about a name on a page that doesn't exist, with the closest one, or with all.
 *
 * @param kind what has the name, such as `edition`
 */
export function unknownName(kind: string, name: string, known: readonly string[]): never {
  const near = name.length > 3 ? closest(name, known) : null;
  const remedy = near ?? (known.length > 0 ? `one of ${known.join(', ')}` : 'none');
  throw new Error(`names the ${kind} "${name}", which doesn't exist; write ${remedy}.`);
}
