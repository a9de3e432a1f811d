import { type GoldenQuery, isWanted } from './golden-query';

/** How well an engine does on queries of one kind, as shares from 0 to 1. */
export type Figures = {
  readonly queries: number;
  /** The share of queries with an expected result in first place, among the first three, and among the first five. */
  readonly at1: number;
  readonly at3: number;
  readonly at5: number;
  /** The mean reciprocal rank over the first ten results. */
  readonly mrr: number;
  /**
   * The queries whose first result isn't an expected one, with the rank of the first that is; 0 if none is in the first
   * ten.
   */
  readonly missed: readonly { readonly query: string; readonly position: number }[];
};

/**
 * Measures an engine on a set of queries.
 *
 * @param addressesFor returns the URLs of the engine's results, best first
 */
export async function figuresOf(
  queries: readonly GoldenQuery[],
  addressesFor: (query: string) => Promise<readonly string[]>,
): Promise<Figures> {
  const positions: number[] = [];
  for (const [query, ...places] of queries) {
    const addresses = await addressesFor(query);
    positions.push(addresses.slice(0, 10).findIndex((url) => isWanted(url, places)) + 1);
  }
  const share = (most: number) =>
    positions.filter((position) => position > 0 && position <= most).length / queries.length;
  return {
    queries: queries.length,
    at1: share(1),
    at3: share(3),
    at5: share(5),
    mrr: positions.reduce((sum, position) => sum + (position > 0 ? 1 / position : 0), 0) / queries.length,
    missed: queries.flatMap(([query], at) => (positions[at] === 1 ? [] : { query, position: positions[at] ?? 0 })),
  };
}
