import { type GoldenQuery, isWanted } from '@/lib/search/golden/golden-set';

/**
 * Measures an engine, which returns the URLs of its results, best first, on a set of queries. Returns the mean
 * reciprocal rank over ten results, and the queries that miss first place, with the rank of the first expected result,
 * or 0 if none of ten is expected.
 */
export async function figuresOf(
  queries: readonly GoldenQuery[],
  addressesFor: (query: string) => Promise<readonly string[]>,
) {
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
