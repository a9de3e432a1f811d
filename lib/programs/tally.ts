type Skip = { readonly name: string; readonly reason: string };

export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skips: readonly Skip[];
  /** The tests among the passed ones that failed at their first try. */
  readonly flaky?: readonly string[];
};

/** Returns the tally of a stage that is a single test. */
export function tallyOfOne(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skips: [] };
}

/** Adds up tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skips: tallies.flatMap(({ skips }) => skips),
  };
}

/** Returns the last line of a test run. */
export function summaryOf({ passed, failed, skips }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skips.length} skipped`;
}
