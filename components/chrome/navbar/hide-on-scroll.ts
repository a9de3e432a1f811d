export type ScrollState = {
  /** The scroll position in pixels, without the overshoot of elastic scrolling. */
  readonly offset: number;
  readonly barHeight: number;
  /** The address with its hash, which changes on jumps to an anchor and on navigation. */
  readonly address: string;
  /** Whether the navbar has the keyboard focus, or one of its menus is open. */
  readonly isInUse: boolean;
};

/**
 * Returns whether the navbar is hidden after a scroll event. It hides on the way down, and shows on the way up, near
 * the top, after a jump to an anchor, and while it's in use. An event without movement changes nothing.
 */
export function isHiddenAfter(isHidden: boolean, before: ScrollState, now: ScrollState): boolean {
  if (now.isInUse || now.offset < now.barHeight || now.address !== before.address) {
    return false;
  }
  return now.offset === before.offset ? isHidden : now.offset > before.offset;
}
