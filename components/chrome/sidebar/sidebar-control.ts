import { whenParsed } from '@/lib/browser/dom/on-page';
import { showEntry } from '@/lib/browser/dom/show-entry';

/** Brings the current page's entry into view before the reader sees the sidebar. React does so on later pages. */
export function installSidebar(): void {
  whenParsed(() => {
    const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
    if (sidebar) {
      showEntry(sidebar);
    }
  });
}
