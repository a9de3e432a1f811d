import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { Answer, Hit } from '@/lib/search/engine';

type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

/** What DocSearch's client answers with. */
export type DocSearchAnswer = Awaited<ReturnType<DocSearchClient['search']>>;

/** A hit in the shape that DocSearch passes through its list, with ours inside. */
export type ListedHit = { readonly found: Hit };

const levels = { page: 'lvl1', section: 'lvl2', code: 'content' } as const;

/**
 * An answer in the shape of the service that DocSearch asks. It shows hits in groups: all are one group here, or the second-best hit would
 * stand below the weaker ones of another section; and in it those of one page follow the best of them, by their path, because two pages
 * may have one title.
 *
 * @param base puts the base path in front of a hit's path
 */
export function toDocSearch({ hits, total }: Answer, base: (path: string) => string): DocSearchAnswer {
  const listed = hits.map((found) => ({
    objectID: found.id,
    url: base(found.url),
    url_without_anchor: base(pathOf(found)),
    type: levels[found.kind],
    anchor: null,
    content: null,
    hierarchy: { lvl0: 'Results', lvl1: pathOf(found), lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    found,
  }));
  return { results: [{ hits: listed, nbHits: total, index: 'site' }] } as unknown as DocSearchAnswer;
}

const pathOf = ({ url }: Hit) => url.replace(/#.*/, '');
