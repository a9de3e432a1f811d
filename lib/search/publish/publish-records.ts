import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { indexSettings } from './index-settings';

/** How many records go in one request. */
const batchSize = 1000;

/**
 * Replaces the records of an index at once: they go into a second index, which takes the place of the first when all are there. Until then
 * readers search the old one. When a step fails, the second index is removed, and the first is as it was.
 *
 * @param say gets a sentence for each step
 * @throws what the service's client throws
 */
export async function publishRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
  say: (sentence: string) => void,
): Promise<void> {
  const next = `${indexName}_next`;
  try {
    // What is left of a run that was stopped goes; synonyms and rules that were made by hand stay.
    await remove(client, next);
    await finished(
      client,
      indexName,
      await client.operationIndex({
        indexName,
        operationIndexParams: { operation: 'copy', destination: next, scope: ['rules', 'synonyms'] },
      }),
    );
    await finished(client, next, await client.setSettings({ indexName: next, indexSettings }));
    for (let at = 0; at < records.length; at += batchSize) {
      const requests = records
        .slice(at, at + batchSize)
        .map((record) => ({ action: 'addObject' as const, body: { ...record } }));
      await finished(client, next, await client.batch({ indexName: next, batchWriteParams: { requests } }));
      say(`Sent ${Math.min(at + batchSize, records.length)} of ${records.length} records.`);
    }
    await finished(
      client,
      indexName,
      await client.operationIndex({
        indexName: next,
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
  } catch (error) {
    await remove(client, next).catch(() => undefined);
    throw error;
  }
}

async function remove(client: Algoliasearch, indexName: string): Promise<void> {
  try {
    await finished(client, indexName, await client.deleteIndex({ indexName }));
  } catch (error) {
    if (Object(error).status !== 404) {
      throw error;
    }
  }
}

/** The service takes orders and carries them out later. */
async function finished(client: Algoliasearch, indexName: string, { taskID }: { taskID: number }): Promise<void> {
  await client.waitForTask({ indexName, taskID });
}
