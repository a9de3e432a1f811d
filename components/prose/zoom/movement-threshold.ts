/** A position on the page or on the screen, in pixels. */
export type Point = { readonly x: number; readonly y: number };

/** How far the page can be scrolled under an open picture before the picture closes, in pixels. */
const thresholdPx = 40;

/** Returns whether two positions are at least 40 pixels apart on either axis. */
export function exceedsMovementThreshold(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) >= thresholdPx || Math.abs(to.y - from.y) >= thresholdPx;
}
