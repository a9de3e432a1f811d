'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { lockScroll } from '@/lib/browser/scroll-lock';
import { type BackEntry, backCloses } from './back-closes';

/** From this width on the navbar shows its entries itself. */
const wide = '(width > 62.25em)';

/**
 * Shows a dialog over the page for as long as its component is mounted: the rest is inert, the page stays still, and Back and a window
 * that grows close it. The returned function takes the entry for Back off the history, to leave the page by a link.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): () => Promise<void> {
  const back = useRef<BackEntry>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) {
      return;
    }
    const close = () => dialog.close();
    const query = window.matchMedia(wide);
    dialog.showModal();
    const unlock = lockScroll();
    back.current = backCloses(close);
    query.addEventListener('change', close);
    return () => {
      query.removeEventListener('change', close);
      void back.current?.release();
      unlock();
      close();
    };
  }, [ref]);
  return async () => back.current?.release();
}
