/** The state of the page at a scroll event. */
export type ScrollState = {
  /** How far the page is scrolled in pixels, without the overshoot of a rubber band. */
  readonly offset: number;
  /** Height of the navbar in pixels. */
  readonly barHeight: number;
  /** The address with its hash, which changes with a jump to an anchor and with the page. */
  readonly address: string;
  /** Whether the navbar has the keyboard focus, or one of its menus is open. */
  readonly isInUse: boolean;
};

/**
 * Whether the navbar is hidden after a scroll event: gone on the way down; back on the way up, near the top, after a jump to an anchor, and
 * while it's in use (specification, section 2). An event without movement changes nothing.
 */
export function isHiddenAfter(isHidden: boolean, before: ScrollState, now: ScrollState): boolean {
  if (now.isInUse || now.offset < now.barHeight || now.address !== before.address) {
    return false;
  }
  return now.offset === before.offset ? isHidden : now.offset > before.offset;
}
