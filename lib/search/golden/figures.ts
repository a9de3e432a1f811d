import { type GoldenQuery, isWanted } from './golden-query';

/** How well queries of one kind are answered: shares from 0 to 1. */
export type Figures = {
  readonly queries: number;
  /** The share of queries whose answer is the first, one of the first three, and of the first five. */
  readonly at1: number;
  readonly at3: number;
  readonly at5: number;
  /** The mean of one divided by the position of the answer, counted to the tenth. */
  readonly mrr: number;
  /** The queries whose answer is not the first, with its position; 0 for none among the first ten. */
  readonly missed: readonly { readonly query: string; readonly position: number }[];
};

/**
 * Measures an engine on queries.
 *
 * @param addressesFor the addresses that it answers with, the best first
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
