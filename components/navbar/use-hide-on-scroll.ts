'use client';

import { type RefObject, useEffect } from 'react';
import { isHiddenAfter, type View } from './hide-on-scroll';

/** Writes `data-navbar="hidden"` to the root element while the bar is scrolled away (see `hide-on-scroll.ts`). */
export function useHideOnScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) {
      return;
    }
    const { dataset } = document.documentElement;
    let last = viewOf(bar);
    const show = () => {
      delete dataset.navbar;
    };
    const onScroll = () => {
      const now = viewOf(bar);
      if (isHiddenAfter(dataset.navbar === 'hidden', last, now)) {
        dataset.navbar = 'hidden';
      } else {
        show();
      }
      last = now;
    };
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash && link.pathname === window.location.pathname) {
        // A jump to the anchor that the address names already does not change it.
        last = { ...last, address: '' };
        show();
      }
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('click', onClick);
    bar.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', onClick);
      bar.removeEventListener('focusin', show);
      show();
    };
  }, [ref]);
}

function viewOf(bar: HTMLElement): View {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return {
    offset: Math.max(0, Math.min(window.scrollY, end)),
    barHeight: bar.offsetHeight,
    address: window.location.href,
    held: bar.querySelector(':focus-visible, [aria-expanded="true"]') !== null,
  };
}
