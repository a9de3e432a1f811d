/**
 * How long the browser may take to go back, in milliseconds. It doesn't go back at all if another script or an
 * extension has replaced the entry, and a link would never be followed.
 */
const goBackTimeoutMs = 500;

/** A history entry that stands for something open, such as the drawer. */
export type HistoryEntry = {
  /** Removes the entry from the history, and resolves once it's gone. Calling it again does nothing. */
  release(): Promise<void>;
};

/**
 * Pushes a history entry with the same address, so the browser's Back button calls `close` instead of leaving the page,
 * even when the page is the first one in its window. Going back to the page's own entry isn't a navigation, so the
 * router never sees it.
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
          setTimeout(resolve, goBackTimeoutMs);
          window.history.back();
        });
      }
    },
  };
}
