import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { docsearchOf } from '@/lib/site/docsearch';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings for publishing. Only this program has the admin key in its environment. */
type PublishSettings = { readonly appId: string; readonly adminKey: string; readonly indexName: string };

/** Reads the settings for publishing. Throws a sentence that says what's missing. */
export function publishSettingsOf(environment: Environment): PublishSettings {
  const docsearch = docsearchOf(environment);
  if (docsearch === null) {
    throw new Error(
      "No hosted search is set up: set NEXT_PUBLIC_DOCSEARCH_APP_ID, NEXT_PUBLIC_DOCSEARCH_API_KEY and NEXT_PUBLIC_DOCSEARCH_INDEX_NAME. Without them, the site searches its own index, which doesn't need publishing.",
    );
  }
  const adminKey = environment.ALGOLIA_ADMIN_KEY?.trim();
  if (!adminKey) {
    throw new Error(
      'ALGOLIA_ADMIN_KEY is not set: publishing requires a key with write access. Set it in the environment of this command, never in a file of the project. To see what would be sent: npm run search:publish -- --dry-run',
    );
  }
  return { appId: docsearch.appId, indexName: docsearch.indexName, adminKey };
}

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
