import type { PageResult } from '@/lib/search/engine';
import queries from './queries.json' with { type: 'json' };

/** A query with its pages. Don't tune the ranking for a single query: `npm run fit:search` cross-validates. */
export type RelevanceQuery = {
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

export const relevanceSet: readonly RelevanceQuery[] = queries;

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
