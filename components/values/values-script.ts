/**
 * Fills the reader's stored values into a page while it's parsed, before it's painted, and sets the chosen edition on
 * the root element. It fills only values that need no escaping anywhere; `show-values.ts` fills the others and then
 * takes over. Serialized into the page as an inline script, so it can't use
 * anything outside of itself.
 *
 * @param prefix the prefix of the local storage keys that contain the values, each followed by the value's name
 * @param rootSince the first version of each edition without a core path
 * @param oldCorePath the core path of older ones
 */
export function fillStoredValues(prefix: string, rootSince: Record<string, number>, oldCorePath: string): void {
  const stored = new Map<string, string>();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) {
        stored.set(key.slice(prefix.length), localStorage.getItem(key) as string);
      }
    }
  } catch {
    // Storage is blocked, so there are no values.
  }
  if (stored.size === 0) {
    return;
  }
  const edition = stored.get('edition');
  if (edition && /^(lite|pro|enterprise)$/.test(edition)) {
    document.documentElement.dataset.edition = edition;
  }
  const isOld = (rootSince[edition ?? ''] ?? 0) > Number.parseInt(stored.get('version') ?? '', 10);
  const fill = () => {
    const pageEdition = document.querySelector<HTMLElement>('[data-page-edition]')?.dataset.pageEdition;
    const corePath = isOld && (pageEdition ?? edition) === edition ? oldCorePath : undefined;
    // The element that's still being parsed, whose text may be incomplete.
    let open: Element | null = document.readyState === 'loading' ? document.body : null;
    while (open?.lastElementChild) {
      open = open.lastElementChild;
    }
    for (const mark of document.querySelectorAll<HTMLElement>('[data-placeholder]:not([data-example])')) {
      const { placeholder = '', in: context = '', after = '' } = mark.dataset;
      const value = stored.get(placeholder) ?? (placeholder === 'core-path' ? corePath : undefined);
      const isAddress = context.startsWith('url-');
      const safe = isAddress ? /^(\w[\w.-]*)?$/ : /^[\w/][\w.@:/+-]*$/;
      if (mark !== open && value !== undefined && safe.test(value)) {
        mark.dataset.example = mark.textContent ?? '';
        mark.textContent = value && value + after;
      }
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', fill);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('DOMContentLoaded', fill);
  };
  window.addEventListener('values', stop, { once: true });
}
