/**
 * A query of the golden set and the places that answer it, the best ones first. A place is a canonical path, which stands for the page
 * and all of its sections, or one with a hash; `*` stands for any edition or whatever else differs between pages that answer alike.
 */
export type GoldenQuery = readonly [query: string, place: string, ...others: string[]];

/** Whether an address is one of the places. */
export function isWanted(url: string, places: readonly string[]): boolean {
  return places.some((place) => {
    const pattern = place.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^#]*');
    return new RegExp(`^${pattern}${place.includes('#') ? '' : '(?:#.*)?'}$`).test(url);
  });
}
