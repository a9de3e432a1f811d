import { algoliasearch } from 'algoliasearch';
import { log, warn } from '@/lib/programs/log';
import { readRecords } from '@/lib/search/index/make-index';
import { publishRecords, publishSettingsOf } from './publish-records';

/** `npm run search:publish`: sends the last build's records to the hosted search; with `-- --dry-run`, nothing. */
async function publish(root: string, isDryRun: boolean): Promise<void> {
  const settings = isDryRun ? null : publishSettingsOf(process.env);
  const records = readRecords(root);
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  log(`${records.length} records of ${pages} pages.`);
  if (settings === null) {
    log('A dry run: nothing was sent.');
    return;
  }
  const { appId, adminKey, indexName } = settings;
  const started = performance.now();
  await publishRecords(algoliasearch(appId, adminKey), indexName, records).catch((cause: unknown) => {
    throw new Error(
      `Publishing to ${indexName} failed. The service's client says: ${String(cause)}. Check NEXT_PUBLIC_DOCSEARCH_APP_ID, NEXT_PUBLIC_DOCSEARCH_INDEX_NAME, the network, and the limits of the application's plan. ALGOLIA_ADMIN_KEY must be a key of this application that can add and delete records, edit settings, and delete indices.`,
      { cause },
    );
  });
  log(`Published to ${indexName} in ${((performance.now() - started) / 1000).toFixed(1)} seconds.`);
}

try {
  await publish(process.cwd(), process.argv.includes('--dry-run'));
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
