/**
 * Parses the number of runs of a benchmark from `--runs 5`. The default is 5.
 *
 * @param words the command-line arguments
 * @param bench the benchmark's name, for the error message
 * @throws a sentence that says what to pass instead
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
