import { renderEditions, renderHit } from '@/components/search/results/render-hit';
import { element } from '@/lib/browser/dom/element';
import type { Hit, PageResult } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** An option of the list, with its hit. */
export type Option = { readonly link: HTMLAnchorElement; readonly hit: Hit };

/**
 * Renders the elements of the list, and returns its options in order: each page's best hit, its other editions, and its
 * other hits below it.
 */
export function renderOptions(results: readonly PageResult[]): { items: HTMLElement[]; options: Option[] } {
  const options: Option[] = [];
  const addOption = (link: HTMLAnchorElement, hit: Hit, className: string) => {
    const attributes = { id: `search-option-${options.length}`, role: 'option', tabindex: '-1', class: className };
    for (const [name, value] of Object.entries({ ...attributes, 'aria-selected': 'false' })) {
      link.setAttribute(name, value);
    }
    options.push({ link, hit });
    return link;
  };
  const items = results.flatMap((result) =>
    result.hits.flatMap((hit, at) => {
      const link = element('a', { href: withBasePath(hit.url) }, ...renderHit(hit, at === 0 ? 0 : 2));
      addOption(link, hit, at === 0 ? 'search-option' : 'search-option search-suboption');
      const editions = at === 0 ? renderEditions(result) : [];
      return editions.length === 0
        ? [link]
        : [
            link,
            element(
              'div',
              { role: 'group', 'aria-label': 'In other editions', class: 'search-editions' },
              element('span', { 'aria-hidden': 'true' }, 'Also in'),
              ...editions.map((other) =>
                addOption(
                  other.link,
                  { ...hit, url: other.url, trail: [other.link.text, ...hit.trail.slice(1)] },
                  'search-option',
                ),
              ),
            ),
          ];
    }),
  );
  return { items, options };
}
