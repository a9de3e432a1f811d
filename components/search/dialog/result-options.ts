import { renderHit } from '@/components/search/results/render-hit';
import { element } from '@/lib/browser/element';
import type { Hit, PageResult } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** An option of the list, with the hit that it stands for. */
export type Option = { readonly element: HTMLAnchorElement; readonly hit: Hit };

/** The options of the list: each page's best hit, then its others below it. */
export function renderOptions(results: readonly PageResult[]): Option[] {
  return results.flatMap(({ hits }, page) =>
    hits.map((hit, at) => {
      const link = element(
        'a',
        {
          href: withBasePath(hit.url),
          id: `search-option-${page}-${at}`,
          role: 'option',
          tabindex: -1,
          'aria-selected': 'false',
          class: at === 0 ? 'search-option' : 'search-option search-suboption',
        },
        ...renderHit(hit, at === 0 ? 0 : 2),
      );
      return { element: link, hit };
    }),
  );
}
