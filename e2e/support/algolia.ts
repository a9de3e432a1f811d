import type { Page } from '@playwright/test';

/** A record of the hosted index, as the service returns it. */
type AlgoliaRecord = { readonly url: string; readonly title: string; readonly tag: string };

/** What the stand-in answers: hits, or a failure as the service or its network produces it. */
type AlgoliaReply = readonly AlgoliaRecord[] | 'aborted' | 403;

export type AlgoliaQuery = { readonly query: string; readonly facetFilters: readonly (string | readonly string[])[] };

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/**
 * Answers in place of Algolia's hosts, as its search API does
 * (https://www.algolia.com/doc/rest-api/search/#tag/Search/operation/search): with its status codes, CORS headers, and
 * JSON. Records are returned if they contain the query in their title and pass the query's facet filters.
 *
 * @returns the queries that it received
 */
export async function standInForAlgolia(page: Page, reply: AlgoliaReply): Promise<AlgoliaQuery[]> {
  const queries: AlgoliaQuery[] = [];
  await page.route(/^https:\/\/[^/]*\.algolia(?:net\.com|\.net)\//, async (route) => {
    const { requests } = route.request().postDataJSON() as {
      readonly requests: readonly (AlgoliaQuery & { readonly hitsPerPage: number })[];
    };
    queries.push(...requests.map(({ query, facetFilters }) => ({ query, facetFilters })));
    if (reply === 'aborted') {
      await route.abort();
    } else if (reply === 403) {
      await route.fulfill({
        status: reply,
        headers: cors,
        json: { message: 'Invalid Application-ID or API key', status: reply },
      });
    } else {
      await route.fulfill({
        headers: cors,
        json: { results: requests.map((request) => resultOf(request, reply)) },
      });
    }
  });
  return queries;
}

function resultOf(
  { query, facetFilters, hitsPerPage }: AlgoliaQuery & { hitsPerPage: number },
  records: readonly AlgoliaRecord[],
) {
  const tags = facetFilters.flat().filter((filter) => filter.startsWith('docusaurus_tag:'));
  const hits = records
    .filter(
      ({ title, tag }) =>
        title.toLowerCase().includes(query.trim().toLowerCase()) && tags.includes(`docusaurus_tag:${tag}`),
    )
    .map(({ url, title }, at) => ({
      objectID: String(at),
      url,
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Lite', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      _highlightResult: { hierarchy: { lvl0: { value: 'Lite' }, lvl1: { value: title } } },
      _snippetResult: { hierarchy: { lvl1: { value: title } } },
    }));
  return {
    query,
    hits: hits.slice(0, hitsPerPage),
    nbHits: hits.length,
    page: 0,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    params: '',
    index: 'docs',
  };
}
