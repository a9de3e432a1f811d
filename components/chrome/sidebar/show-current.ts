import { showEntry } from '@/lib/browser/dom/show-entry';

/** Shows the current page's entry of a sidebar. */
export function showCurrent(sidebar: Element): void {
  const entry = sidebar.querySelector('[aria-current="page"]');
  if (entry) {
    showEntry(sidebar, entry);
  }
}
