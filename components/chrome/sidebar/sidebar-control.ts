import { onPage } from '@/lib/browser/dom/on-page';

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

/** Centers the current page's entry, unless it's already visible. */
function showCurrent(sidebar: HTMLElement): void {
  const entry = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (entry && (entry.top < box.top || entry.bottom > box.bottom)) {
    sidebar.scrollTop += entry.top - box.top - (box.height - entry.height) / 2;
  }
}
