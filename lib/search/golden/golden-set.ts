import { errors } from './errors';
import type { GoldenQuery } from './golden-query';
import { identifiers } from './identifiers';
import { typos } from './typos';
import { editions, otherNames, prefixes, questions } from './words';

/** What the site's search must find, by kind of query. */
export const goldenSet: Readonly<Record<string, readonly GoldenQuery[]>> = {
  identifiers,
  'error texts': errors,
  typos,
  'other names': otherNames,
  questions,
  prefixes,
  editions,
};
