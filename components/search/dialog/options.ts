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

/**
 * Returns the option that a key leads to; the active one if the key does nothing. Up and down lead to the first option of
 * the row above or below, and left and right to the others in the row.
 *
 * @param options the options in order, each with its row
 */
export function nextOption(options: readonly { readonly row: object }[], active: number, key: string): number {
  const rows = [...new Set(options.map(({ row }) => row))];
  const row = options[active]?.row;
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 0;
  if (row === undefined || step === 0) {
    return active;
  }
  if (isVertical) {
    const next = rows[(rows.indexOf(row) + step + rows.length) % rows.length];
    return options.findIndex((option) => option.row === next);
  }
  return options[active + step]?.row === row ? active + step : active;
}
