import { closestTo } from '@/lib/browser/dom/closest';
import { isHiddenAfter, type ScrollState } from './hide-on-scroll';

const bar = () => document.querySelector<HTMLElement>('[data-navbar-bar]');

/** Sets `data-navbar="hidden"` on the root element while the navbar is scrolled away (see `hide-on-scroll.ts`). */
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
  const onClick = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a');
    if (link?.hash && link.pathname === window.location.pathname) {
      // A jump to the anchor that's already in the address doesn't change the address.
      last = last && { ...last, address: '' };
      show();
    }
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('click', onClick);
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
