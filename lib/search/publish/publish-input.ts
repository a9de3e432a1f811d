import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordsFile } from '@/lib/search/index/make-index';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { docsearchOf } from '@/lib/site/docsearch';

/** The settings for publishing. Only this program has the admin key in its environment. */
type PublishSettings = { readonly appId: string; readonly adminKey: string; readonly indexName: string };

/** Reads the settings for publishing. Throws a sentence that says what's missing. */
export function publishSettingsOf(environment: Readonly<Record<string, string | undefined>>): PublishSettings {
  const docsearch = docsearchOf({
    NEXT_PUBLIC_DOCSEARCH_APP_ID: environment.NEXT_PUBLIC_DOCSEARCH_APP_ID?.trim(),
    NEXT_PUBLIC_DOCSEARCH_API_KEY: environment.NEXT_PUBLIC_DOCSEARCH_API_KEY?.trim(),
    NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: environment.NEXT_PUBLIC_DOCSEARCH_INDEX_NAME?.trim(),
  });
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

/** Reads the records of the last build. Throws if there was none, or they can't be read. */
export function readRecords(root: string): readonly SearchRecord[] {
  try {
    const records: unknown = JSON.parse(readFileSync(join(root, recordsFile), 'utf8'));
    if (Array.isArray(records) && records.length > 0) {
      return records;
    }
  } catch {
    // Reported below, in the same way as an empty list.
  }
  throw new Error(`${recordsFile} is missing or incomplete: no build has finished. Run: npm run build`);
}
