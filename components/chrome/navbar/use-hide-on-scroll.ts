import { type RefObject, useEffect } from 'react';
import { closestTo } from '@/lib/browser/dom/events';
import { isHiddenAfter, type ScrollState } from './hide-on-scroll';

/** Sets `data-navbar="hidden"` on the root element while the navbar is scrolled away. */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = readScrollState(bar.current);
    const setHidden = (isHidden: boolean) => {
      if (isHidden) {
        dataset.navbar = 'hidden';
      } else {
        delete dataset.navbar;
      }
    };
    const onScroll = () => {
      const now = readScrollState(bar.current);
      setHidden(isHiddenAfter(dataset.navbar === 'hidden', last, now));
      last = now;
    };
    const onClick = (event: MouseEvent) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]');
      if (link?.hash && link.pathname === window.location.pathname) {
        // A jump to the anchor that's already in the address doesn't change the address.
        last = { ...last, address: '' };
        setHidden(false);
      }
    };
    const onFocus = (event: FocusEvent) => bar.current?.contains(event.target as Node) && setHidden(false);
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => controller.abort();
  }, [bar]);
}

function readScrollState(bar: HTMLElement | null): ScrollState {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return {
    offset: Math.max(0, Math.min(window.scrollY, end)),
    barHeight: bar?.offsetHeight ?? 0,
    address: window.location.href,
    isInUse: bar?.querySelector(':focus-visible, details[open]') != null,
  };
}
