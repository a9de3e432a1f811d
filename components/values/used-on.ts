import { element } from '@/lib/browser/dom/element';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { loadValuePages } from './load-value-pages';

/** Renders the list of pages that use a value, which is fetched when the reader opens it. */
export function renderUsedOn(name: string, label: string): HTMLElement {
  const list = element('div');
  const summary = element('summary', { 'aria-label': `Where is this used: ${label}` }, 'Where is this used');
  const details = element('details', { class: 'value-used' }, summary, list);
  details.addEventListener('toggle', async () => {
    if (!details.open || list.querySelector('ul')) {
      return;
    }
    list.replaceChildren(element('p', { role: 'status' }, 'Loading the list …'));
    try {
      const pages = (await loadValuePages())[name] ?? [];
      const items = pages.map(({ path, title }) =>
        element('li', {}, element('a', { href: withBasePath(path), 'data-dialog-close': true }, title)),
      );
      list.replaceChildren(element('ul', {}, items));
    } catch {
      const message = "The list couldn't be loaded. Close this and open it again.";
      list.replaceChildren(element('p', { role: 'alert' }, message));
    }
  });
  return details;
}
