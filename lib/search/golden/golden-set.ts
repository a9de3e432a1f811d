import type { GoldenQuery } from './golden-query';
import goldenQueries from './golden-set.json' with { type: 'json' };
import holdOutQueries from './hold-out.json' with { type: 'json' };

/** Queries by their kind. */
type QuerySet = Readonly<Record<string, readonly GoldenQuery[]>>;

/** What the site's search must find. TypeScript reads the lists of a JSON file as `string[]`, not as tuples. */
export const goldenSet = goldenQueries as unknown as QuerySet;

/** Queries that were written after the ranking, from headings picked at random: they show whether it works for what nobody wrote down. */
export const holdOut = holdOutQueries as unknown as QuerySet;
