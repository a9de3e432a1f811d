/** Returns whether a version is older than another. A partial one, such as `7.1`, counts as the newest it covers. */
export function isBefore(version: string, other: string): boolean {
  const own = version.split('.').map(Number);
  const wanted = other.split('.').map(Number);
  const at = wanted.findIndex((number, place) => own[place] !== number);
  return at >= 0 && (own[at] ?? Number.POSITIVE_INFINITY) < (wanted[at] ?? 0);
}
