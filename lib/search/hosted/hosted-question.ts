import type { Question } from '@/lib/search/engine';
import { locale } from '@/lib/site/locale';
import { versionTagOf } from '@/lib/site/version-tag';

/** Private-use characters that mark matches: no page contains them, and they aren't markup. */
export const mark = { open: '\uE000', close: '\uE001' } as const;

/**
 * Converts a query into parameters of the hosted service. Filters become facet filters, starting with the language and
 * the version (specification, section 7). The reader's context only affects ranking.
 *
 * @param tag the tag of the reader's version; null if there's none
 */
export function hostedQuestion(question: Question, indexName: string, tag: string | null) {
  const { editions, sections, versions } = question.only;
  const tags = versions.length > 0 ? versions.map(versionTagOf) : tag === null ? [] : [tag];
  const any = (facet: string, values: readonly string[]) =>
    values.length > 0 ? [values.map((value) => `${facet}:${value}`)] : [];
  const { edition, section } = question.near;
  return {
    indexName,
    query: question.text,
    page: question.page,
    hitsPerPage: question.perPage,
    facetFilters: [
      `language:${locale}`,
      ...any('docusaurus_tag', tags),
      ...any('editions', editions),
      ...any('section', sections),
    ],
    optionalFilters: [
      ...(edition === undefined ? [] : [`editions:${edition}<score=2>`]),
      ...(section === undefined ? [] : [`section:${section}<score=1>`]),
    ],
    attributesToRetrieve: ['url', 'type', 'kind', 'hierarchy', 'section', 'edition', 'version'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:25'],
    snippetEllipsisText: '…',
    highlightPreTag: mark.open,
    highlightPostTag: mark.close,
    clickAnalytics: false,
    analytics: false,
  };
}
