import { algoliasearch } from 'algoliasearch';
import { log, warn } from '@/lib/programs/log';
import { explainFailure } from './explain-failure';
import { fitRecords } from './fit-records';
import { publishRecords } from './publish-records';
import { publishSettingsOf } from './publish-settings';
import { readRecords } from './read-records';

/**
 * `npm run search:publish`: sends the records of the last build to the hosted search service. With `-- --dry-run`, it
 * sends nothing.
 */
async function publish(root: string, isDryRun: boolean): Promise<number> {
  const settings = publishSettingsOf(process.env, isDryRun);
  if (typeof settings === 'string') {
    warn(settings);
    return 1;
  }
  const { appId, adminKey, indexName } = settings;
  try {
    const { fitting, cut } = fitRecords(readRecords(root));
    const pages = new Set(fitting.map((record) => record.url_without_anchor)).size;
    log(
      `${fitting.length} records of ${pages} pages for ${indexName}${cut > 0 ? `, the text of ${cut} cut short` : ''}.`,
    );
    if (isDryRun) {
      log('A dry run: nothing was sent.');
      return 0;
    }
    const started = performance.now();
    await publishRecords(algoliasearch(appId, adminKey), indexName, fitting);
    log(`Published to ${indexName} in ${((performance.now() - started) / 1000).toFixed(1)} seconds.`);
    return 0;
  } catch (error) {
    warn(
      error instanceof Error && !('status' in error) && error.name === 'Error'
        ? error.message
        : explainFailure(error, indexName),
    );
    return 1;
  }
}

process.exitCode = await publish(process.cwd(), process.argv.includes('--dry-run'));
