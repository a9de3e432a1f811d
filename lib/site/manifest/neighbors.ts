/** Returns the items before and after an item in a list. */
export function neighborsOf<T>(list: readonly T[], item: T): { readonly prev: T | null; readonly next: T | null } {
  const at = list.indexOf(item);
  if (at < 0) {
    return { prev: null, next: null };
  }
  return { prev: list[at - 1] ?? null, next: list[at + 1] ?? null };
}
