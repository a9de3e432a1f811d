import collectedQueries from '@/lib/search/collected/queries.json' with { type: 'json' };
import type { PageResult } from '@/lib/search/engine';
import { goldenSet, isWanted } from '@/lib/search/golden/golden-set';
import relevanceQueries from './queries.json' with { type: 'json' };

/** A query with the places that answer it, in the form of `golden-set.ts`. Don't tune the ranking for a single one. */
export type JudgedQuery = {
  /** `open` and `frozen` are the halves of the collected queries. Nothing is ever tuned to the frozen one. */
  readonly set: string;
  readonly kind: string;
  readonly text: string;
  readonly expect: readonly string[];
  /** One of the places must be among this many results; with `all`, every one of them. */
  readonly top: number;
  readonly all?: boolean;
};

/** The queries of all sets. Collected ones without an expected page ask for what no page is about. */
export const judgedQueries: readonly JudgedQuery[] = [
  ...relevanceQueries.map(({ q: text, ...query }) => ({ set: 'relevance', text, ...query })),
  ...Object.entries(goldenSet).flatMap(([kind, golden]) =>
    golden.map(([text, ...expect]) => ({ set: 'golden', kind, text, expect, top: 1 })),
  ),
  ...collectedQueries
    .filter(({ expect }) => expect.length > 0)
    .map(({ query: text, kind, expect, half: set }) => ({ set, kind, text, expect, top: 1 })),
];

export type Outcome = {
  /** The reciprocal rank of the first correct page among the first ten; 0 if there's none. */
  readonly reciprocalRank: number;
  readonly isWithinTop: boolean;
};

/** Judges the results of a query by page: each counts with all of its hits and editions. */
export function judge({ expect, top, all }: JudgedQuery, results: readonly PageResult[]): Outcome {
  const pages = results
    .slice(0, 10)
    .map(({ path, hits, editions }) => [path, ...[...hits, ...editions].map(({ url }) => url)]);
  const ranks = expect.map((place) => {
    const position = pages.findIndex((urls) => urls.some((url) => isWanted(url, [place])));
    return position < 0 ? Number.POSITIVE_INFINITY : position + 1;
  });
  const first = Math.min(...ranks);
  return { reciprocalRank: 1 / first, isWithinTop: (all ? Math.max(...ranks) : first) <= top };
}

/** Figures over several queries, as shares from 0 to 1. */
export type Summary = { readonly queries: number; readonly mrr: number; readonly withinTop: number };

/** Returns the means of the outcomes. */
export function summarize(outcomes: readonly Outcome[]): Summary {
  const mean = (numberOf: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + numberOf(outcome), 0) / Math.max(1, outcomes.length);
  return {
    queries: outcomes.length,
    mrr: mean(({ reciprocalRank }) => reciprocalRank),
    withinTop: mean(({ isWithinTop }) => Number(isWithinTop)),
  };
}
