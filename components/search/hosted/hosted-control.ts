import { nameKeys, opensSearch } from '@/components/search/dialog/shortcuts';
import { hasModifier, onClick } from '@/lib/browser/dom/events';
import { startApp } from '@/lib/next-internals/start-app';
import { hostedSearchState, openResultsPage, setHostedSearch } from './hosted-state';

/**
 * Opens DocSearch, which React renders, from its link in the navbar, with Ctrl+K or Cmd+K, and with the slash key. A
 * reader who's faster than the scripts waits for them. If they don't arrive, the results page opens.
 */
export function installHostedSearch(): void {
  nameKeys();
  document.addEventListener('keydown', (event) => {
    if (opensSearch(event)) {
      event.preventDefault();
      if (hostedSearchState() === 'closed') {
        // React may render DocSearch at once, which listens on the window and would close with the same key press.
        event.stopPropagation();
        open();
      }
    }
  });
  onClick('[data-search-open]', (_, event) => {
    if (!hasModifier(event)) {
      event.preventDefault();
      open();
    }
  });
}

function open(): void {
  if (hostedSearchState() === 'closed') {
    setHostedSearch('loading');
    startApp().catch(openResultsPage);
  }
}
