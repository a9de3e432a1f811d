/**
 * Returns the edit distance between two words: the number of letters to insert, delete, replace, or swap with a
 * neighbor.
 *
 * @param most the limit: if the distance is larger, the function returns `most + 1` early
 * @param isBeginning whether `typed` may match a prefix of `word`, because the reader is still typing
 */
export function editsBetween(typed: string, word: string, most: number, isBeginning = false): number {
  if (typed.length > word.length + most || (!isBeginning && word.length > typed.length + most)) {
    return most + 1;
  }
  const width = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) {
      return most + 1;
    }
    beforeLast = last;
    last = current;
  }
  return isBeginning ? Math.min(...last) : (last[width] ?? most + 1);
}

/** Returns how many typos a word of this length may have. */
export function slipsIn(word: string): number {
  return word.length < 4 || /^\d+$/.test(word) ? 0 : word.length < 8 ? 1 : 2;
}

/** Returns a bit mask of a word's letters, so that very different words are ruled out without comparing each letter. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    bits |= 1 << (word.charCodeAt(at) & 31);
  }
  return bits;
}

/**
 * Returns whether words with these letters can be within this many edits, because an edit removes at most one distinct
 * letter.
 */
export function mayBeNear(letters: number, others: number, most: number): boolean {
  let only = letters & ~others;
  let count = 0;
  while (only !== 0 && count <= most) {
    only &= only - 1;
    count++;
  }
  return count <= most;
}
