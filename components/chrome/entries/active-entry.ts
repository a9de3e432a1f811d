import { matchesPath } from '@/lib/site/path-pattern';
import { stemOf } from '@/lib/site/paths';

type Entry = { readonly to?: string | undefined; readonly covers?: readonly string[] | undefined };

/**
 * Returns the `aria-current` of an entry on the page at a path: `page` if it links to that page, `true` if it links to
 * the part that contains the page.
 */
export function currentOf(path: string, { to, covers = [] }: Entry): 'page' | 'true' | undefined {
  if (to === undefined) {
    return undefined;
  }
  if (stemOf(to) === stemOf(path)) {
    return 'page';
  }
  return [to, ...covers].some((pattern) => matchesPath(pattern, path)) ? 'true' : undefined;
}

export function isAmong(path: string, entries: readonly Entry[]): boolean {
  return entries.some((entry) => currentOf(path, entry) !== undefined);
}
