/**
 * Returns the heading that the reader is at: the first one that starts at or below the top of the text, if it starts in
 * the upper half, otherwise the one before it. Above the first heading, it's the first.
 *
 * @param tops the distance of each heading from the top of the viewport, in page order, in pixels
 * @param from where the text begins in the viewport, below what covers it, in pixels
 * @returns the index of the heading, or -1 without headings
 */
export function activeHeading(tops: readonly number[], from: number, height: number): number {
  const next = tops.findIndex((top) => top >= from);
  if (next < 0) {
    return tops.length - 1;
  }
  return (tops[next] ?? 0) < from + (height - from) / 2 ? next : Math.max(next - 1, 0);
}
