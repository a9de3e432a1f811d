import type { Hit } from '@/lib/search/engine';

/** The hits on one page, the best first. */
export type PageOfHits = {
  /** Canonical path of the page, as a link to its top. */
  readonly path: string;
  /** The section that the page stands in; empty where it has none, or its name. */
  readonly section: string;
  /** The hit that is the page itself, when it is among them. */
  readonly page: Hit | null;
  readonly title: string;
  /** The hits inside of the page. */
  readonly inside: readonly Hit[];
};

/** Puts the hits of one page together, where the best of them stood. */
export function groupHits(hits: readonly Hit[]): readonly PageOfHits[] {
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
      page: all.find(({ kind }) => kind === 'page') ?? null,
      title: title || path,
      inside: all.filter(({ kind }) => kind !== 'page'),
    };
  });
}
