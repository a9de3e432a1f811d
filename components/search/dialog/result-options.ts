import { renderEditions, renderHit } from '@/components/search/results/render-hit';
import { element } from '@/lib/browser/dom/element';
import type { Hit, PageResult } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** An option of the list. Other editions of a page share a row. */
export type Option = { readonly link: HTMLAnchorElement; readonly hit: Hit; readonly row: object };

/** Renders the list, and returns its options in order: each page's best hit, its other editions, and its other hits. */
export function renderOptions(results: readonly PageResult[]): { items: HTMLElement[]; options: Option[] } {
  const options: Option[] = [];
  const addOption = (link: HTMLAnchorElement, hit: Hit, className = 'search-option', row: object = link) => {
    const attributes = { id: `search-option-${options.length}`, role: 'option', tabindex: '-1', class: className };
    for (const [name, value] of Object.entries({ ...attributes, 'aria-selected': 'false' })) {
      link.setAttribute(name, value);
    }
    options.push({ link, hit, row });
    return link;
  };
  const renderOption = (hit: Hit, depth: number, className?: string) =>
    addOption(element('a', { href: withBasePath(hit.url) }, renderHit(hit, depth)), hit, className);
  const items = results.flatMap((result) => {
    const [best, ...others] = result.hits;
    if (!best) {
      return [];
    }
    const option = renderOption(best, 0);
    const editions = renderEditions(result).map(({ link, url }) =>
      addOption(link, { ...best, url, trail: [link.text, ...best.trail.slice(1)] }, undefined, result),
    );
    const group = element('div', { role: 'group', 'aria-label': 'In other editions', class: 'search-editions' }, [
      element('span', { 'aria-hidden': 'true' }, 'Also in'),
      ...editions,
    ]);
    return [
      option,
      ...(editions.length > 0 ? [group] : []),
      ...others.map((hit) => renderOption(hit, 2, 'search-option search-suboption')),
    ];
  });
  return { items, options };
}
