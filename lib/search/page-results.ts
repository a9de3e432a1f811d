import type { Hit, PageResult } from './engine';

/** Maximum number of hits in a page's result. */
export const maxHitsPerPage = 4;

/** Groups hits by page, ordered by each page's best hit. Hits of the same page keep their order. */
export function groupByPage(hits: readonly Hit[]): PageResult[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const path = hit.url.replace(/#.*/, '');
    groups.set(path, [...(groups.get(path) ?? []), hit]);
  }
  return [...groups].map(([path, all]) => {
    const [section = '', title = section] = all[0]?.trail ?? [];
    return {
      path,
      section: section === title ? '' : section,
      title: title || path,
      hits: all.slice(0, maxHitsPerPage),
      editions: [],
    };
  });
}
