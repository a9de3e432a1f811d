import { element } from '@/lib/browser/dom/element';
import { linkTo } from './marked-text';

type Advisory = { readonly title: string; readonly at: string };

export function renderAdvisories(label: string, advisories: readonly Advisory[], open = false): HTMLElement | false {
  const items = advisories.map(({ title, at }) => element('li', {}, linkTo(at, title)));
  return (
    items.length > 0 &&
    element('details', { class: 'advisory-list', open }, [element('summary', {}, label), element('ul', {}, items)])
  );
}
