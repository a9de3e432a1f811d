import type { Question } from '@/lib/search/engine';
import { locale } from '@/lib/site/locale';
import { versionTagOf } from '@/lib/site/version-tag';

/** Private-use characters that mark matches: no page contains them, and they aren't markup. */
export const mark = { open: '\uE000', close: '\uE001' } as const;

/** The longest query that the service accepts, in characters. */
const maxLength = 512;

/**
 * Converts a query into parameters of the hosted service. Filters become facet filters, starting with the language and
 * the version (specification, section 7). The reader's context only affects ranking.
 *
 * @param tag the tag of the reader's version; null if there's none
 */
export function hostedQuery({ text, limit, near, only }: Question, tag: string | null) {
  const tags = only.versions.length > 0 ? only.versions.map(versionTagOf) : tag === null ? [] : [tag];
  const facets = Object.entries({ docusaurus_tag: tags, editions: only.editions, section: only.sections });
  return {
    query: text.slice(0, maxLength),
    hitsPerPage: limit,
    facetFilters: [
      `language:${locale}`,
      ...facets.map(([facet, values]) => values.map((value) => `${facet}:${value}`)).filter(({ length }) => length > 0),
    ],
    optionalFilters: [
      ...(near.edition === undefined ? [] : [`editions:${near.edition}<score=2>`]),
      ...(near.section === undefined ? [] : [`section:${near.section}<score=1>`]),
    ],
    attributesToRetrieve: ['url', 'hierarchy'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:25'],
    snippetEllipsisText: '…',
    highlightPreTag: mark.open,
    highlightPostTag: mark.close,
    clickAnalytics: false,
    analytics: false,
  };
}
