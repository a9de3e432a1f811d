/**
 * Reads how often a bench measures: `--runs 5`, which is what it does without.
 *
 * @param words its command line
 * @param bench its name, for the error
 * @throws with a sentence that says what to write instead
 */
export function readRuns(words: readonly string[], bench: string): number {
  if (words.length === 0) {
    return 5;
  }
  const [name, value] = words.flatMap((word) => word.split('='));
  if (name !== '--runs' || !/^[1-9]\d?$/.test(value ?? '')) {
    throw new Error(
      `"${words.join(' ')}" is no option of the bench; write npm run ${bench} -- --runs 5, from 1 to 99.`,
    );
  }
  return Number(value);
}
