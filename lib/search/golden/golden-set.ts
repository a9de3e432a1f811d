import type { GoldenQuery } from './golden-query';
import goldenQueries from './golden-set.json' with { type: 'json' };
import holdOutQueries from './hold-out.json' with { type: 'json' };

/** Queries, by kind. */
type QuerySet = Readonly<Record<string, readonly GoldenQuery[]>>;

/** The relevance tests of the site's search. TypeScript infers `string[]` for lists in JSON files, not tuples. */
export const goldenSet = goldenQueries as unknown as QuerySet;

/**
 * Held-out queries, written after the ranking was tuned from headings picked at random. They show whether the ranking
 * generalizes.
 */
export const holdOut = holdOutQueries as unknown as QuerySet;
