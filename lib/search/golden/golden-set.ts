import goldenQueries from './golden-set.json' with { type: 'json' };
import holdOutQueries from './hold-out.json' with { type: 'json' };
import pastedLogQueries from './pasted-logs.json' with { type: 'json' };
import unknownErrorTexts from './unknown-errors.json' with { type: 'json' };

/**
 * A query of the golden set with its expected results, best first. An expected result is a canonical path, which covers
 * the page and all of its sections, or a path with a hash. `*` matches any edition, or any other part that differs
 * between equally good pages.
 */
export type GoldenQuery = readonly [query: string, place: string, ...others: string[]];

type QuerySet = Readonly<Record<string, readonly GoldenQuery[]>>;

/** The relevance tests of the site's search. TypeScript infers `string[]` for lists in JSON files, not tuples. */
export const goldenSet = goldenQueries as unknown as QuerySet;

/** Held-out queries, from headings picked at random after the ranking was tuned. They show whether it generalizes. */
export const holdOut = holdOutQueries as unknown as QuerySet;

/** Logs as readers paste them, with timestamps and stack traces, each with the section that solves the error. */
export const pastedLogs = pastedLogQueries as unknown as readonly GoldenQuery[];

/** Errors of PHP, Laravel, MySQL, Redis, Node, Git, and Debian that no page has. */
export const unknownErrors: readonly string[] = unknownErrorTexts;

/** Returns whether a URL is one of the expected results. */
export function isWanted(url: string, places: readonly string[]): boolean {
  return places.some((place) => {
    const pattern = place.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^#]*');
    return new RegExp(`^${pattern}${place.includes('#') ? '' : '(?:#.*)?'}$`).test(url);
  });
}
