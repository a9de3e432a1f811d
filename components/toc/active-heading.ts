/**
 * Which heading a reader is at: the first that starts at or below the top of the text, if it starts in the upper half of it, else the one
 * before.
 *
 * @param tops distance of each heading from the top of the viewport, in page order, in pixels
 * @param from where the text begins in the viewport, below what covers it
 * @param height of the viewport
 * @returns the heading's place in the list; -1 before the first
 */
export function activeHeading(tops: readonly number[], from: number, height: number): number {
  const next = tops.findIndex((top) => top >= from);
  if (next < 0) {
    return tops.length - 1;
  }
  return (tops[next] ?? 0) < from + (height - from) / 2 ? next : next - 1;
}
