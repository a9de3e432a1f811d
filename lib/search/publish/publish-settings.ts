import { docsearchOf } from '@/lib/site/docsearch';

/** The settings for publishing. Only this program has the admin key in its environment. */
export type PublishSettings = { readonly appId: string; readonly adminKey: string; readonly indexName: string };

/**
 * Reads the settings for publishing.
 *
 * @throws a sentence that says what's missing
 */
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
