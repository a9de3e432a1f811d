import type { PageResult } from '@/lib/search/engine';
import queries from './queries.json' with { type: 'json' };

/** A query with the pages that answer it. Nobody tunes the ranking to a single one: `npm run fit:search` cross-validates. */
export type RelevanceQuery = {
  readonly q: string;
  readonly kind: string;
  /** Canonical paths, of which one answers, or with `all` only every one of them. */
  readonly expect: readonly string[];
  /** Among how many pages the answer must be. */
  readonly top: number;
  readonly all?: boolean;
  /** Further pages that are as good. */
  readonly also?: readonly string[];
};

/** The queries. */
export const relevanceSet: readonly RelevanceQuery[] = queries;

/** How well a query is answered. */
export type Outcome = {
  /** One divided by the position of the first page that answers, up to the tenth; 0 for none. */
  readonly reciprocalRank: number;
  /** Whether the answer, or all of them where all are wanted, is within the limit. */
  readonly isWithinTop: boolean;
};

/** Judges the results for a query. A result counts as each of the editions that it offers. */
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
