/**
 * Where a heading is: whether it has reached the upper half of the window, and whether the reader has passed its line.
 */
export type HeadingPosition = { readonly isReached: boolean; readonly isAhead: boolean };

/**
 * Returns the heading that the reader is at: the first one that isn't above the text that's in view, if it starts in
 * the upper half of the window, otherwise the one before it. Above the first heading, it's the first.
 *
 * @param headings the positions of the headings, in page order
 * @returns the index of the heading, or -1 without headings
 */
export function activeHeading(headings: readonly HeadingPosition[]): number {
  const next = headings.findIndex(({ isAhead }) => isAhead);
  const last = headings.findLastIndex(({ isReached }) => isReached);
  return next >= 0 && next <= last ? next : Math.max(last, Math.min(headings.length, 1) - 1);
}
