import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { indexSettings } from './index-settings';

/**
 * Replaces an index's settings and all of its records. The service's client fills a temporary index and then renames
 * it, so that readers search the old records until the new ones are complete. If a step fails, it deletes the temporary
 * index.
 *
 * @throws errors of the service's client
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
