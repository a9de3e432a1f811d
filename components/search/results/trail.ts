/** Where a hit stands, in words: without names that are empty, and without one twice, as of a section whose page has its name. */
export function trailText(trail: readonly string[]): string {
  return trail.filter((name, at) => name !== '' && name !== trail[at - 1]).join(' › ');
}
