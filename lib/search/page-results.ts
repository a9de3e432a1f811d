import type { Hit, PageResult } from './engine';

/** How many hits a result shows of its page. */
export const maxHitsPerPage = 4;

/** Groups hits by page, in the order of each page's best hit. Within a page, the order of the hits stays. */
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
