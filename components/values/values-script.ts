/**
 * Writes the reader's stored values into the text of a page while it is parsed, before anything of it is painted, and into that of later
 * pages; tells CSS of the chosen edition. Only values of signs that mean the same everywhere: what needs care for its place waits for
 * `live-values.ts`, which takes all of it over. Written out into the page as text, so it uses nothing from outside itself.
 *
 * @param prefix what the keys of local storage begin with that hold the values, each under its name
 */
export function fillStoredValues(prefix: string): void {
  const stored = new Map<string, string>();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) {
        stored.set(key.slice(prefix.length), localStorage.getItem(key) as string);
      }
    }
  } catch {
    // Storage is blocked: there are no values.
  }
  if (stored.size === 0) {
    return;
  }
  const edition = stored.get('edition');
  if (edition && /^(lite|pro|enterprise)$/.test(edition)) {
    document.documentElement.dataset.edition = edition;
  }
  const fill = () => {
    // What the parser is still in the middle of: its text may not be whole.
    let open: Element | null = document.readyState === 'loading' ? document.body : null;
    while (open?.lastElementChild) {
      open = open.lastElementChild;
    }
    for (const mark of document.querySelectorAll<HTMLElement>('[data-placeholder]:not([data-example])')) {
      const { placeholder = '', in: context = '', after = '' } = mark.dataset;
      const value = stored.get(placeholder);
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
