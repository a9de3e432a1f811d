/** The prefix of the local storage keys of readers' choices, each followed by the name of the group. */
export const tabKeyPrefix = 'tabs.';

/**
 * Opens a tab of a set. Sets without that tab stay as they are. Serialized into the head of every page, so it can't use
 * anything outside of itself.
 */
export function openTab(set: Element, key: string): void {
  const [control, ...panels] = set.children;
  if (!control) {
    return;
  }
  if (control instanceof HTMLSelectElement) {
    if (![...control.options].some(({ value }) => value === key)) {
      return;
    }
    control.value = key;
  } else {
    const tabs = [...control.children] as HTMLElement[];
    if (!tabs.some(({ dataset }) => dataset.tab === key)) {
      return;
    }
    for (const tab of tabs) {
      const isOpen = tab.dataset.tab === key;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
    }
  }
  for (const panel of panels) {
    panel.toggleAttribute('data-closed', panel.getAttribute('data-panel') !== key);
    panel.removeAttribute('hidden');
  }
}

/**
 * Opens the tabs that a reader chose earlier while the page is parsed, so that nobody sees the others first. Serialized
 * like `openTab`.
 *
 * @param prefix the prefix of the local storage keys that contain the choices, each followed by the group's name
 */
export function openStoredTabs(open: typeof openTab, prefix: string): void {
  const restore = () => {
    for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const key = localStorage.getItem(prefix + set.dataset.tabs);
      if (key) {
        open(set, key);
      }
    }
  };
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(prefix))) {
      const observer = new MutationObserver(restore);
      observer.observe(document, { childList: true, subtree: true });
      document.addEventListener('DOMContentLoaded', () => observer.disconnect());
    }
  } catch {
    // Storage is blocked, so there are no choices.
  }
}
