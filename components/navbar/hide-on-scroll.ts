/** What a scroll event shows of the page. */
export type View = {
  /** How far the page is scrolled, without the overshoot of a rubber band. */
  readonly offset: number;
  readonly barHeight: number;
  /** The address with its hash: it changes when an anchor is jumped to, and when the page changes. */
  readonly address: string;
  /** Whether the bar is in use: the keyboard is in it, or something of it is open. */
  readonly held: boolean;
};

/**
 * Whether the navbar is hidden after a scroll event: gone on the way down; back on the way up, near the top, after a jump to an
 * anchor and while it is in use (specification, section 2). An event without movement changes nothing.
 */
export function isHiddenAfter(hidden: boolean, before: View, now: View): boolean {
  if (now.held || now.offset < now.barHeight || now.address !== before.address) {
    return false;
  }
  return now.offset === before.offset ? hidden : now.offset > before.offset;
}
