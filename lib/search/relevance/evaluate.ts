import collectedQueries from '@/lib/search/collected/queries.json' with { type: 'json' };
import type { PageResult } from '@/lib/search/engine';
import { goldenSet, isWanted } from '@/lib/search/golden/golden-set';
import queries from './queries.json' with { type: 'json' };

/** A query with its pages. Don't tune the ranking for a single query: `relevance-bench.ts fit` cross-validates. */
type RelevanceQuery = {
  readonly q: string;
  readonly kind: string;
  /** Canonical paths, one of which must be found; with `all`, every one of them. */
  readonly expect: readonly string[];
  /** The answer must be among this many results. */
  readonly top: number;
  readonly all?: boolean;
  /** Additional pages that are equally good. */
  readonly also?: readonly string[];
};

const relevanceSet: readonly RelevanceQuery[] = queries;

export type Outcome = {
  /** The reciprocal rank of the first correct page among the first ten; 0 if there's none. */
  readonly reciprocalRank: number;
  /** Whether the answer, or every answer if all are required, is within the limit. */
  readonly isWithinTop: boolean;
};

/** Judges the results of a query. A result counts as each of the editions it offers. */
export function judge(
  { expect, also = [], all = false, top }: RelevanceQuery,
  results: readonly PageResult[],
): Outcome {
  const pages = results.map(({ path, editions }) => [path, ...editions.map(({ url }) => url.replace(/#.*/, ''))]);
  const positionOf = (path: string) => pages.findIndex((paths) => paths.includes(path)) + 1;
  const positions = [...expect, ...also].map(positionOf).filter((position) => position > 0 && position <= 10);
  const first = Math.min(...positions);
  return {
    reciprocalRank: positions.length > 0 ? 1 / first : 0,
    isWithinTop: all
      ? expect.every((path) => positionOf(path) > 0 && positionOf(path) <= top)
      : positions.length > 0 && first <= top,
  };
}

export type JudgedQuery = {
  /** `open` and `frozen` are the halves of the collected queries. Nothing is ever tuned to the frozen one. */
  readonly set: 'relevance' | 'golden' | 'open' | 'frozen';
  readonly kind: string;
  readonly text: string;
  judge(results: readonly PageResult[]): Outcome;
};

/** Judges the results of a query by page: each counts with all of its hits and editions. */
function judgePages(places: readonly string[], results: readonly PageResult[]): Outcome {
  const position = results
    .slice(0, 10)
    .findIndex(({ path, hits, editions }) =>
      [path, ...[...hits, ...editions].map(({ url }) => url)].some((url) => isWanted(url, places)),
    );
  return { reciprocalRank: position < 0 ? 0 : 1 / (position + 1), isWithinTop: position === 0 };
}

/** The queries of all sets. Collected ones without an expected page ask for what no page is about. */
export const judgedQueries: readonly JudgedQuery[] = [
  ...relevanceSet.map(
    (query): JudgedQuery => ({
      set: 'relevance',
      kind: query.kind,
      text: query.q,
      judge: (results) => judge(query, results),
    }),
  ),
  ...Object.entries(goldenSet).flatMap(([kind, golden]) =>
    golden.map(
      ([text, ...places]): JudgedQuery => ({
        set: 'golden',
        kind,
        text,
        judge: (results) => judgePages(places, results),
      }),
    ),
  ),
  ...collectedQueries
    .filter(({ expect }) => expect.length > 0)
    .map(
      ({ query, kind, expect, half }): JudgedQuery => ({
        set: half === 'open' ? 'open' : 'frozen',
        kind,
        text: query,
        judge: (results) => judgePages(expect, results),
      }),
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
