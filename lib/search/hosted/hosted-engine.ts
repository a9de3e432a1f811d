import { liteClient } from 'algoliasearch/lite';
import {
  type Hit,
  maxHitsPerPage,
  type PageResult,
  type Part,
  type Question,
  type SearchEngine,
  SearchFailure,
  type SearchResponse,
} from '@/lib/search/engine';
import type { DocSearchSettings } from '@/lib/site/docsearch';
import { locale } from '@/lib/site/locale';
import { versionTagOf } from '@/lib/site/version-tag';
import { sitePathOf } from './site-path';

/** Private-use characters that mark matches: no page contains them, and they aren't markup. */
export const mark = { open: '\uE000', close: '\uE001' } as const;

/** The longest query that the service accepts, in characters. */
const maxLength = 512;

/** Maximum number of hits that the service returns. */
const maxHits = 1000;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Opens a search engine backed by the hosted service. Searches reject with a `SearchFailure` if the service can't be
 * reached or returns an error.
 */
export function openHostedEngine(
  { appId, apiKey, indexName }: DocSearchSettings,
  options: Parameters<typeof liteClient>[2] = {},
): SearchEngine {
  const client = liteClient(appId, apiKey, options);
  return {
    async search(question, signal): Promise<SearchResponse> {
      if (question.text.trim() === '') {
        return { total: 0, counted: 'result', hasMore: false, results: [] };
      }
      const { results } = await client
        .search({ requests: [{ indexName, ...hostedQuery(question) }] })
        .catch((cause: unknown) => {
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new SearchFailure(`The hosted search service didn't respond: ${reason}`, { cause });
        });
      signal?.throwIfAborted();
      const [result] = results;
      if (!(result && 'hits' in result && Array.isArray(result.hits))) {
        throw new SearchFailure('The hosted search service returned something other than hits.');
      }
      const total = Math.min(result.nbHits ?? result.hits.length, maxHits);
      const hasMore = result.hits.length >= question.limit && result.hits.length < total;
      const hits = result.hits.map(hostedHit).filter((hit: Hit | null) => hit !== null);
      return { total, counted: 'result', hasMore, results: groupByPage(hits) };
    },
  };
}

/** Groups hits by page, ordered by each page's best hit. Hits of the same page keep their order. */
function groupByPage(hits: readonly Hit[]): PageResult[] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const path = hit.url.replace(/#.*/, '');
    pages.set(path, [...(pages.get(path) ?? []), hit]);
  }
  return [...pages].map(([path, all]) => ({ path, hits: all.slice(0, maxHitsPerPage), editions: [] }));
}

/**
 * Converts a query into parameters of the hosted service. Filters become facet filters, starting with the language and
 * the version. The reader's context only affects ranking.
 */
function hostedQuery({ text, limit, near, only }: Question) {
  const facets = Object.entries({
    docusaurus_tag: only.versions.map(versionTagOf),
    editions: only.editions,
    section: only.sections,
  });
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

/** Converts a hit of the hosted service, which may lack fields; null for a record without a URL of a page. */
function hostedHit(record: unknown): Hit | null {
  const { url: address, hierarchy, _highlightResult: highlighted, _snippetResult: snippets } = Object(record);
  const url = sitePathOf(address);
  const names = levels.map((level) => text(Object(hierarchy)[level]));
  const last = names.findLastIndex((name) => name !== '');
  const marked = Object(Object(Object(highlighted).hierarchy)[levels[last] ?? '']).value;
  return url === null
    ? null
    : {
        url,
        trail: names.filter((name) => name !== ''),
        title: partsOf(text(marked) || names[last] || url),
        snippet: partsOf(text(Object(Object(snippets).content).value)),
        isCode: false,
      };
}

/** Splits a text at the service's highlight marks. A text without marks becomes a single part. */
function partsOf(value: string): readonly Part[] {
  return value
    .split(mark.open)
    .flatMap((piece, at) => {
      const [match = '', ...rest] = at === 0 ? ['', piece] : piece.split(mark.close);
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ];
    })
    .filter((part) => part.text !== '');
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
