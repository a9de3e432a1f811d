import type { DocSearchHit, DocSearchTransformClient } from '@docsearch/react';
import { sitePathOf } from '@/lib/search/hosted/site-path';
import { withBasePath } from '@/lib/site/base-path.mjs';

type Client = DocSearchTransformClient;

/**
 * Returns a wrapper for DocSearch's client whose searches don't reject. A failed search returns nothing, and the
 * wrapper tells whether the latest search failed.
 */
export function withFailures(onSettled: (hasFailed: boolean) => void): (client: Client) => Client {
  let latest = 0;
  return (client) => {
    const search: Client['search'] = async (request, options) => {
      latest += 1;
      const current = latest;
      const settle = (hasFailed: boolean) => current === latest && onSettled(hasFailed);
      try {
        const answer = await client.search<never>(request, options);
        if (!answer.results.every((result) => 'hits' in result && Array.isArray(result.hits))) {
          throw new Error('The hosted search service returned something other than hits.');
        }
        settle(false);
        return answer;
      } catch (error) {
        console.error('The hosted search failed.', error);
        settle(true);
        return { results: [] };
      }
    };
    return { ...client, search };
  };
}

/** Returns the hits that are pages, with addresses on the site that shows them. */
export function hitsOfSite(hits: DocSearchHit[]): DocSearchHit[] {
  return hits.flatMap((hit) => {
    const path = sitePathOf(Object(hit).url);
    return path !== null && Object(hit).hierarchy ? [{ ...hit, url: withBasePath(path) }] : [];
  });
}
