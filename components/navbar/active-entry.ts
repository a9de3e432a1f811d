import { matchesPath } from '@/lib/site/path-pattern';
import { stemOf } from '@/lib/site/paths.mjs';

/** An entry that may lead to a part of this site. */
type Entry = { readonly to?: string | undefined; readonly covers?: readonly string[] | undefined };

/** What `aria-current` says of an entry on the page at a path: `page` of that page itself, `true` of the part that holds it. */
export function currentOf(path: string, { to, covers = [] }: Entry): 'page' | 'true' | undefined {
  if (to === undefined) {
    return undefined;
  }
  if (stemOf(to) === stemOf(path)) {
    return 'page';
  }
  return [to, ...covers].some((pattern) => matchesPath(pattern, path)) ? 'true' : undefined;
}

/** Whether one of these entries leads to the page at a path, or to the part that holds it. */
export function isAmong(path: string, entries: readonly Entry[]): boolean {
  return entries.some((entry) => currentOf(path, entry) !== undefined);
}
