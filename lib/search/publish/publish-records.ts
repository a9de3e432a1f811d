import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { indexSettings } from './index-settings';

/**
 * Replaces the settings and all records of an index. The service's client fills a temporary index that then takes the index's name, so that
 * readers search the old records until all new ones are there; when a step fails, it removes the temporary index.
 *
 * @throws what the service's client throws
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
