import type { PageResult } from '@/lib/search/engine';
import { goldenSet, isWanted } from '@/lib/search/golden/golden-set';
import { judge, type Outcome, relevanceSet } from './relevance-set';

export type JudgedQuery = {
  readonly set: 'relevance' | 'golden';
  readonly kind: string;
  readonly text: string;
  judge(results: readonly PageResult[]): Outcome;
};

/** All queries of both sets. Golden queries are judged by page: a result counts with all of its hits and editions. */
export const judgedQueries: readonly JudgedQuery[] = [
  ...relevanceSet.map((query) => ({
    set: 'relevance' as const,
    kind: query.kind,
    text: query.q,
    judge: (results: readonly PageResult[]) => judge(query, results),
  })),
  ...Object.entries(goldenSet).flatMap(([kind, queries]) =>
    queries.map(([text, ...places]) => ({
      set: 'golden' as const,
      kind,
      text,
      judge(results: readonly PageResult[]) {
        const position = results
          .slice(0, 10)
          .findIndex(({ path, hits, editions }) =>
            [path, ...hits.map(({ url }) => url), ...editions.map(({ url }) => url)].some((url) =>
              isWanted(url, places),
            ),
          );
        return { reciprocalRank: position < 0 ? 0 : 1 / (position + 1), isWithinTop: position === 0 };
      },
    })),
  ),
];

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
