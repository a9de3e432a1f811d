/** A place on the page or on the screen, in pixels. */
export type Place = { readonly x: number; readonly y: number };

/** How far a page may be scrolled under an open picture before that closes. */
const threshold = 40;

/** Whether a scroll has moved 40 pixels on either axis. */
export function hasMovedAway(from: Place, to: Place): boolean {
  return Math.abs(to.x - from.x) >= threshold || Math.abs(to.y - from.y) >= threshold;
}
