import { element } from '@/lib/browser/dom/element';
import { entryOf } from '@/lib/browser/values/stored-values';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { loadValuePages, type ValuePages } from './load-value-pages';

/** Renders the lists of pages that use each value, which are fetched when the reader opens their place. */
export function renderUsed(): HTMLElement {
  const place = element('div');
  const summary = element('summary', { class: 'values-heading' }, 'Where values are used');
  const details = element('details', { class: 'values-group values-used' }, summary, place);
  details.addEventListener('toggle', async () => {
    if (!details.open || place.querySelector('ul')) {
      return;
    }
    place.replaceChildren(element('p', { role: 'status' }, 'Loading the list …'));
    try {
      place.replaceChildren(...renderLists(await loadValuePages()));
    } catch {
      const message = "The list couldn't be loaded. Close this and open it again.";
      place.replaceChildren(element('p', { role: 'alert' }, message));
    }
  });
  return details;
}

function renderLists(pages: ValuePages): HTMLElement[] {
  return Object.entries(pages).map(([name, uses]) => {
    const items = uses.map(({ path, title }) =>
      element('li', {}, element('a', { href: withBasePath(path), 'data-dialog-close': true }, title)),
    );
    return element('details', {}, element('summary', {}, entryOf(name)?.label ?? name), element('ul', {}, items));
  });
}
