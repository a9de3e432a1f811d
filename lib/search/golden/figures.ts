import { type GoldenQuery, isWanted } from './golden-set';

type Figures = {
  /** The mean reciprocal rank over the first ten results, from 0 to 1. */
  readonly mrr: number;
  /** Queries whose first result isn't an expected one, with the rank of the first that is, or 0 if none of ten is. */
  readonly missed: readonly { readonly query: string; readonly position: number }[];
};

/** Measures an engine, which returns the URLs of its results, best first, on a set of queries. */
export async function figuresOf(
  queries: readonly GoldenQuery[],
  addressesFor: (query: string) => Promise<readonly string[]>,
): Promise<Figures> {
  const ranked: { query: string; position: number }[] = [];
  for (const [query, ...places] of queries) {
    const addresses = await addressesFor(query);
    ranked.push({ query, position: addresses.slice(0, 10).findIndex((url) => isWanted(url, places)) + 1 });
  }
  return {
    mrr: ranked.reduce((sum, { position }) => sum + (position > 0 ? 1 / position : 0), 0) / queries.length,
    missed: ranked.filter(({ position }) => position !== 1),
  };
}
