/**
 * Reads the benchmark's command-line options.
 *
 * @returns the sizes, in pages, at which to measure index growth; empty without the option
 * @throws a sentence that says what to pass instead
 */
export function readSizes(words: readonly string[]): number[] {
  const [option = '', value = ''] = words.length === 1 ? (words[0]?.split('=') ?? []) : words;
  if (words.length === 0) {
    return [];
  }
  const sizes = value.split(',').map((size) => (/^[1-9]\d{0,5}$/.test(size) ? Number(size) : Number.NaN));
  if (option !== '--pages' || words.length > 2 || sizes.some(Number.isNaN)) {
    throw new Error(
      `"${words.join(' ')}" is no option of the bench; write npm run bench:search -- --pages 1000,10000.`,
    );
  }
  return [...new Set(sizes)].sort((a, b) => a - b);
}
