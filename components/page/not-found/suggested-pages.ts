import { element } from '@/lib/browser/dom/element';
import { basePath, withBasePath } from '@/lib/site/base-path.mjs';
import { suggestPages, wordsOf } from './suggest-pages';

/**
 * Lists links to the pages with the most similar addresses, and puts the address's words into the search field. Offline,
 * the list may be missing.
 */
export async function mount(container: HTMLElement): Promise<void> {
  const path = window.location.pathname.slice(basePath.length);
  const input = document.querySelector<HTMLInputElement>('main [data-search-input]');
  if (input && input.value === '') {
    input.value = wordsOf(path).join(' ');
  }
  const response = await fetch(withBasePath('/pages.json')).catch(() => null);
  if (!response?.ok) {
    return;
  }
  const pages = suggestPages(path, await response.json());
  if (pages.length > 0) {
    const items = pages.map((page) =>
      element(
        'li',
        {},
        element('a', { href: withBasePath(page.path) }, page.title),
        ' ',
        element('code', {}, page.path),
      ),
    );
    container.append(element('h2', {}, 'Did you mean one of these?'), element('ul', {}, ...items));
  }
}
