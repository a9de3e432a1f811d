/** An entry of the history that stands for something open. */
export type BackEntry = {
  /** Takes the entry off the history again; resolves once it is gone. Calling it a second time does nothing. */
  release(): Promise<void>;
};

/**
 * Puts an entry with the same address on the history, so that the browser's Back calls `close` instead of leaving the page, even when
 * the page is the first of its window. Going back to the page's own entry is no change of page, so the router never hears of it.
 */
export function backCloses(close: () => void): BackEntry {
  const address = window.location.href;
  let armed = true;
  let gone = () => {};
  // Not at once: a development build mounts, unmounts and mounts again, and a history cannot be wound back in between.
  let pushed = false;
  const timer = setTimeout(() => {
    pushed = true;
    window.history.pushState(window.history.state, '');
  });
  const onPopState = (event: Event) => {
    if (window.location.href === address) {
      event.stopImmediatePropagation();
    }
    window.removeEventListener('popstate', onPopState, { capture: true });
    if (armed) {
      armed = false;
      close();
    }
    gone();
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  return {
    async release() {
      if (!armed) {
        return;
      }
      armed = false;
      if (!pushed) {
        clearTimeout(timer);
        window.removeEventListener('popstate', onPopState, { capture: true });
        return;
      }
      await new Promise<void>((resolve) => {
        gone = resolve;
        window.history.back();
      });
    },
  };
}
