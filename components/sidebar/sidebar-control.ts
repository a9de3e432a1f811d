import { onPage } from '@/lib/browser/on-page';
import { showCurrent } from '@/lib/browser/show-current';

/** How far each sidebar is scrolled in pixels, by its name. */
const positions = new Map<string, number>();

/** Brings the entry of the page into view, and keeps each sidebar where the reader left it between pages. */
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
