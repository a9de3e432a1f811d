/** Reads `--runs 5`, which is the default, for a benchmark. Throws a sentence that says what to pass instead. */
export function readRuns(words: readonly string[], bench: string): number {
  if (words.length === 0) {
    return 5;
  }
  const [name, value] = words.flatMap((word) => word.split('='));
  if (name !== '--runs' || !/^[1-9]\d?$/.test(value ?? '')) {
    throw new Error(
      `"${words.join(' ')}" is no option of the bench; write npx tsx lib/scripts/bench/${bench}-bench.ts --runs 5, from 1 to 99.`,
    );
  }
  return Number(value);
}
