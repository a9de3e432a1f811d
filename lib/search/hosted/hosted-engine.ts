import { liteClient } from 'algoliasearch/lite';
import {
  type Answer,
  type Hit,
  maxHitsPerPage,
  type PageResult,
  type SearchEngine,
  SearchFailure,
} from '@/lib/search/engine';
import type { DocSearchSettings } from '@/lib/site/docsearch';
import { hostedHit } from './hosted-hit';
import { hostedQuery } from './hosted-query';

/** Maximum number of hits that the service returns. */
const maxHits = 1000;

/**
 * Opens a search engine backed by the hosted service. Searches reject with a `SearchFailure` if the service can't be
 * reached or returns an error.
 *
 * @param tagOf returns the tag of the reader's version, sent with each query; null if there's none
 * @param options of the service's client, such as other hosts
 */
export function openHostedEngine(
  { appId, apiKey, indexName }: DocSearchSettings,
  tagOf: () => string | null,
  options: Parameters<typeof liteClient>[2] = {},
): SearchEngine {
  const client = liteClient(appId, apiKey, options);
  return {
    async search(question, signal): Promise<Answer> {
      if (question.text.trim() === '') {
        return { total: 0, results: [] };
      }
      const { results } = await client
        .search({ requests: [{ indexName, ...hostedQuery(question, tagOf()) }] })
        .catch((cause: unknown) => {
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new SearchFailure(`The hosted search service didn't respond: ${reason}`, { cause });
        });
      signal?.throwIfAborted();
      const [result] = results;
      if (!(result && 'hits' in result)) {
        throw new SearchFailure('The hosted search service returned something other than hits.');
      }
      const hits = result.hits.map(hostedHit).filter((hit: Hit | null) => hit !== null);
      return { total: Math.min(result.nbHits ?? hits.length, maxHits), results: groupByPage(hits) };
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
