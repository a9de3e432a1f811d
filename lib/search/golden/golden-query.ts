/**
 * A query of the golden set with its expected results, best first. An expected result is a canonical path, which covers
 * the page and all of its sections, or a path with a hash. `*` matches any edition, or any other part that differs
 * between equally good pages.
 */
export type GoldenQuery = readonly [query: string, place: string, ...others: string[]];

/** Returns whether a URL is one of the expected results. */
export function isWanted(url: string, places: readonly string[]): boolean {
  return places.some((place) => {
    const pattern = place.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^#]*');
    return new RegExp(`^${pattern}${place.includes('#') ? '' : '(?:#.*)?'}$`).test(url);
  });
}
