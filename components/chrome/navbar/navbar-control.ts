import { closestTo, onClick } from '@/lib/browser/dom/events';

const bar = () => document.querySelector<HTMLElement>('[data-navbar-bar]');

/** Sets `data-navbar="hidden"` on the root element while the navbar is scrolled away. */
export function installNavbar(): void {
  const { dataset } = document.documentElement;
  let last: ScrollState | null = null;
  const show = () => {
    delete dataset.navbar;
  };
  const onScroll = () => {
    const now = readScrollState();
    if (isHiddenAfter(dataset.navbar === 'hidden', last ?? { ...now, offset: 0 }, now)) {
      dataset.navbar = 'hidden';
    } else {
      show();
    }
    last = now;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  onClick<HTMLAnchorElement>('a[href*="#"]', ({ hash, pathname }) => {
    if (hash && pathname === window.location.pathname) {
      // A jump to the anchor that's already in the address doesn't change the address.
      last = last && { ...last, address: '' };
      show();
    }
  });
  document.addEventListener('focusin', (event) => closestTo(event, '[data-navbar-bar]') && show());
}

function readScrollState(): ScrollState {
  const header = bar();
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return {
    offset: Math.max(0, Math.min(window.scrollY, end)),
    barHeight: header?.offsetHeight ?? 0,
    address: window.location.href,
    isInUse: header?.querySelector(':focus-visible, details[open]') != null,
  };
}

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
 * the top, after a jump to an anchor, and while it's in use (specification, section 2). An event without movement
 * changes nothing.
 */
export function isHiddenAfter(isHidden: boolean, before: ScrollState, now: ScrollState): boolean {
  if (now.isInUse || now.offset < now.barHeight || now.address !== before.address) {
    return false;
  }
  return now.offset === before.offset ? isHidden : now.offset > before.offset;
}
