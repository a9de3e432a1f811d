import { element } from '@/lib/browser/dom/element';
import type { Values } from '@/lib/browser/values/choices';
import { screenUrl } from '@/lib/browser/values/screen-url';
import type { EditionName } from '@/lib/site/editions';
import { pageEditionOf } from './applies';

/** Links menu paths, such as "System → Status", to the reader's Mixpost, or unlinks them without its address. */
export function linkScreens(page: Document, values: Values): void {
  const edition = (values.edition ?? pageEditionOf(page)) as EditionName | null;
  for (const menuPath of page.querySelectorAll<HTMLElement>('[data-screen]')) {
    const url = screenUrl(menuPath.dataset.screen ?? '', values, edition);
    const link = menuPath.querySelector('a');
    if (url === null) {
      link?.replaceWith(...link.childNodes);
    } else if (link) {
      link.href = url;
    } else {
      const attributes = { href: url, rel: 'noreferrer', title: 'Open it in your Mixpost' };
      menuPath.append(element('a', attributes, ...menuPath.childNodes));
    }
  }
}
