import { whenParsed } from '@/lib/browser/dom/on-page';
import { showEntry } from '@/lib/browser/dom/show-entry';

/** Brings the current page's entry into view before the reader sees the sidebar. React does so on later pages. */
export function installSidebar(): void {
  whenParsed(() => {
    for (const sidebar of document.querySelectorAll('[data-sidebar]')) {
      showEntry(sidebar);
    }
  });
}
