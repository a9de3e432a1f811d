import { liteClient } from 'algoliasearch/lite';
import { type Answer, type Hit, type SearchEngine, SearchFailure } from '@/lib/search/engine';
import { groupByPage } from '@/lib/search/page-results';
import { basePath } from '@/lib/site/base-path.mjs';
import type { DocSearchSettings } from '@/lib/site/docsearch';
import { hostedHit } from './hosted-hits';
import { hostedQuestion } from './hosted-question';

/** How many hits the service hands out at most, in all stretches. */
const mostHits = 1000;

/**
 * Opens the engine over the hosted service. It throws a `SearchFailure` when the service cannot be reached, or answers with an error.
 *
 * @param tagOf the tag of the version that the reader is in, asked with each question; null for none
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
        throw new SearchFailure(`The hosted search service did not answer: ${messageOf(cause)}`, { cause });
      });
      signal?.throwIfAborted();
      const [result] = results;
      if (!(result && 'hits' in result)) {
        throw new SearchFailure('The hosted search service answered with something else than hits.');
      }
      const hits = result.hits
        .map((hit: unknown) => hostedHit(hit, basePath))
        .filter((hit: Hit | null) => hit !== null);
      return { total: Math.min(result.nbHits ?? hits.length, mostHits), results: groupByPage(hits) };
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
