import { liteClient } from 'algoliasearch/lite';
import { type Answer, type Hit, type SearchEngine, SearchFailure } from '@/lib/search/engine';
import { groupByPage } from '@/lib/search/page-results';
import { basePath } from '@/lib/site/base-path.mjs';
import type { DocSearchSettings } from '@/lib/site/docsearch';
import { hostedHit } from './hosted-hits';
import { hostedQuestion } from './hosted-question';

/** Maximum number of hits that the service returns over all pages of results. */
const mostHits = 1000;

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
      const request = hostedQuestion({ ...question, text: question.text.slice(0, 512) }, indexName, tagOf());
      const { results } = await client.search({ requests: [request] }).catch((cause: unknown) => {
        throw new SearchFailure(`The hosted search service didn't respond: ${messageOf(cause)}`, { cause });
      });
      signal?.throwIfAborted();
      const [result] = results;
      if (!(result && 'hits' in result)) {
        throw new SearchFailure('The hosted search service returned something other than hits.');
      }
      const hits = result.hits
        .map((hit: unknown) => hostedHit(hit, basePath))
        .filter((hit: Hit | null) => hit !== null);
      return { total: Math.min(result.nbHits ?? hits.length, mostHits), results: groupByPage(hits) };
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
