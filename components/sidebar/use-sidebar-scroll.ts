'use client';

import { useEffect } from 'react';
import { scrollToShow } from './scroll-to-show';

/** How far each sidebar was scrolled, by its name, since the site was opened. */
const positions = new Map<string, number>();

/**
 * Keeps each sidebar where the reader left it between pages, and brings the entry of the shown page into view.
 *
 * @param pathname path of the page, whose change brings a new sidebar
 */
export function useSidebarScroll(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page brings a new sidebar
  useEffect(() => {
    const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
    const name = sidebar?.dataset.sidebar ?? '';
    if (!sidebar) {
      return;
    }
    sidebar.scrollTop = positions.get(name) ?? 0;
    const entry = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (entry) {
      const top = entry.top - sidebar.getBoundingClientRect().top + sidebar.scrollTop;
      sidebar.scrollTop = scrollToShow(
        { scrollTop: sidebar.scrollTop, height: sidebar.clientHeight },
        { top, height: entry.height },
      );
    }
    const remember = () => positions.set(name, sidebar.scrollTop);
    sidebar.addEventListener('scroll', remember, { passive: true });
    return () => sidebar.removeEventListener('scroll', remember);
  }, [pathname]);
}
