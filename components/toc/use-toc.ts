'use client';

import { useEffect } from 'react';
import { afterPaint } from '@/lib/browser/at-idle';
import { markActiveHeading, toggleOnClick } from './mark-active-heading';

/**
 * Keeps the table of contents at the reader's heading, on scrolling, resizing and a change of page, once a frame at most.
 *
 * @param pathname path of the page, whose change brings another table
 */
export function useToc(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page brings other headings
  useEffect(() => {
    let frame = 0;
    const mark = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        markActiveHeading(document);
      });
    };
    // It needs the places of all headings, for which a page that is just being shown need not wait.
    afterPaint(mark);
    document.addEventListener('click', toggleOnClick);
    window.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('click', toggleOnClick);
      window.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [pathname]);
}
