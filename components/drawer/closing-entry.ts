/** A history entry that represents something open. */
export type HistoryEntry = {
  /** Removes the entry from the history; resolves once it's gone. Calling it again does nothing. */
  release(): Promise<void>;
};

/**
 * Pushes a history entry with the same address, so that the browser's Back calls `close` instead of leaving the page, even when the page is
 * the first of its window. Going back to the page's own entry isn't a navigation, so the router never sees it.
 */
export function pushClosingEntry(close: () => void): HistoryEntry {
  const address = window.location.href;
  let isActive = true;
  let onGone = () => {};
  window.history.pushState(window.history.state, '');
  const onPopState = (event: Event) => {
    if (window.location.href === address) {
      event.stopImmediatePropagation();
    }
    window.removeEventListener('popstate', onPopState, { capture: true });
    if (isActive) {
      isActive = false;
      close();
    }
    onGone();
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  return {
    async release() {
      if (isActive) {
        isActive = false;
        await new Promise<void>((resolve) => {
          onGone = resolve;
          window.history.back();
        });
      }
    },
  };
}
