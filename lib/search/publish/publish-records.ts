import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { SearchRecord } from '@/lib/search/records/search-record';

/** How the hosted service ranks records, published with them, so that a new index needs no manual setup. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1),unordered(label)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(phrasings)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'section', 'editions', 'type'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // A code block links to its section, so both count as one hit.
  attributeForDistinct: 'url',
  distinct: true,
  // Identifiers such as APP_KEY and queue:work are indexed with their punctuation.
  separatorsToIndex: '_:/',
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
};

/**
 * Replaces an index's settings and records. The service's client fills a temporary index and then renames it, so that
 * readers search the old records until then. If a step fails, it deletes the temporary index and throws.
 */
export async function publishRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const { taskID } = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}

const explanations: Readonly<Record<number, (indexName: string) => string>> = {
  401: (indexName) =>
    `The service rejects ALGOLIA_ADMIN_KEY for ${indexName}. Use a key of this application that can add and delete records, edit settings, and delete indices.`,
  402: () => "These records exceed the plan of the service. Check the application's usage, or publish fewer records.",
  404: () =>
    "The service doesn't know this application or index: check NEXT_PUBLIC_DOCSEARCH_APP_ID and NEXT_PUBLIC_DOCSEARCH_INDEX_NAME.",
  429: () => 'The service accepts no more requests for now. Wait a few minutes, then publish again.',
};

/** Turns an error of the service's client into a message that says what went wrong and what to do. */
export function explainFailure(error: unknown, indexName: string): string {
  const { status, name, message = String(error) } = Object(error) as Readonly<Partial<Error> & { status?: number }>;
  if (name === 'RetryError') {
    return `The service couldn't be reached. Check the network, any proxy, and NEXT_PUBLIC_DOCSEARCH_APP_ID, which is part of its address. It says: ${message}`;
  }
  // The service uses 403 both for keys and for plans.
  const cause = status === 403 ? (/quota|limit|exceed|plan/i.test(message) ? 402 : 401) : (status ?? 0);
  return `${explanations[cause]?.(indexName) ?? 'Publishing failed.'} It says: ${message}`;
}
