import { breadcrumbsOf, editionLink } from '@/components/search/hits/labels';
import type { Hit, PageResult } from '@/lib/search/engine';
import type { Recent } from './recent';

/** A link in the list of the dialog, which arrow keys move through. */
export type Option = {
  readonly id: string;
  /** Options of the same row are beside each other. */
  readonly row: string;
  /** What's stored once the reader has opened it. */
  readonly recent: Recent;
};

/** A hit as an option, and how much of its heading path is shown around it. */
export type HitOption = Option & { readonly hit: Hit };

/** The options of a page: its best hit, the same in other editions, and its other hits. */
export type PageOptions = {
  readonly best: HitOption;
  readonly editions: readonly (Option & { readonly link: ReturnType<typeof editionLink> })[];
  readonly others: readonly HitOption[];
};

/** Returns the options for results, in the order in which they're shown. */
export function optionsOf(results: readonly PageResult[]): readonly PageOptions[] {
  let count = 0;
  const optionOf = (hit: Hit, url: string, row: string, trail: readonly string[]): Option => {
    const title = hit.title.map(({ text }) => text).join('');
    const id = `search-option-${count}`;
    count += 1;
    return { id, row, recent: { url, title, trail: breadcrumbsOf(trail.slice(0, -1)) } };
  };
  const hitOption = (hit: Hit): HitOption => ({ ...optionOf(hit, hit.url, hit.url, hit.trail), hit });
  return results.flatMap(({ path, hits: [best, ...others], editions }) => {
    if (!best) {
      return [];
    }
    return {
      best: hitOption(best),
      editions: editions.map(({ edition, url }) => {
        const link = editionLink(edition, best);
        return { ...optionOf(best, url, `editions of ${path}`, [link.children, ...best.trail.slice(1)]), link };
      }),
      others: others.map(hitOption),
    };
  });
}

/**
 * Returns the option that a key leads to; the active one if the key does nothing. Up and down lead to the first option
 * of the row above or below, and left and right to the others in the row.
 *
 * @param options the options in order, each with its row
 * @param active the index of the active option; -1 if there's none, and then up and down lead to the last and the first
 */
export function nextOption(options: readonly Pick<Option, 'row'>[], active: number, key: string): number {
  const rows = [...new Set(options.map(({ row }) => row))];
  const row = options[active]?.row;
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || rows.length === 0) {
    return active;
  }
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const from = row === undefined && step < 0 ? 0 : row === undefined ? -1 : rows.indexOf(row);
    const next = rows[(from + step + rows.length) % rows.length];
    return options.findIndex((option) => option.row === next);
  }
  return row !== undefined && options[active + step]?.row === row ? active + step : active;
}
