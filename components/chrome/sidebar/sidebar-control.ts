import { onPage } from '@/lib/browser/dom/on-page';
import { showCurrent } from '@/lib/browser/dom/show-current';

/** The scroll position of each sidebar in pixels, by its name. */
const positions = new Map<string, number>();

/** Brings the current page's entry into view, and keeps each sidebar's scroll position between pages. */
export function installSidebar(): void {
  onPage(() => {
    const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
    if (sidebar) {
      sidebar.scrollTop = positions.get(sidebar.dataset.sidebar ?? '') ?? sidebar.scrollTop;
      showCurrent(sidebar);
    }
  });
  // Scroll events of an element don't bubble.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.sidebar !== undefined) {
        positions.set(target.dataset.sidebar, target.scrollTop);
      }
    },
    { capture: true, passive: true },
  );
}
