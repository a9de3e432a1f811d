'use client';

import { useEffect } from 'react';
import { showCurrent } from '@/lib/browser/show-current';

/** How far each sidebar was scrolled, by its name, since the site was opened. */
const positions = new Map<string, number>();

/** Whether the sidebar is the one that came with the document: its entry is in view before any script comes, and may be under a pointer. */
let isFirst = true;

/**
 * Keeps each sidebar where the reader left it between pages, and brings the entry of the shown page into view.
 *
 * @param pathname path of the page, whose change moves the mark of the current entry, or brings another sidebar
 */
export function useSidebarScroll(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page moves the mark, or brings another sidebar
  useEffect(() => {
    const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
    const name = sidebar?.dataset.sidebar ?? '';
    const moves = !isFirst;
    isFirst = false;
    if (!sidebar) {
      return;
    }
    if (moves) {
      sidebar.scrollTop = positions.get(name) ?? 0;
      showCurrent(sidebar);
    }
    const remember = () => positions.set(name, sidebar.scrollTop);
    remember();
    sidebar.addEventListener('scroll', remember, { passive: true });
    return () => sidebar.removeEventListener('scroll', remember);
  }, [pathname]);
}
