/** A position on the page or on the screen, in pixels. */
export type Place = { readonly x: number; readonly y: number };

/** How far the page can be scrolled under an open picture before the picture closes, in pixels. */
const threshold = 40;

/** Returns whether a scroll has moved at least 40 pixels on either axis. */
export function hasMovedAway(from: Place, to: Place): boolean {
  return Math.abs(to.x - from.x) >= threshold || Math.abs(to.y - from.y) >= threshold;
}
