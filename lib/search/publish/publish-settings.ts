import { type DocSearchVariables, docsearchDiagnostic } from '@/lib/site/docsearch';

/** The settings for publishing. Only this program has the admin key in its environment. */
export type PublishSettings = { readonly appId: string; readonly adminKey: string; readonly indexName: string };

/**
 * Reads the settings for publishing. A dry run sends nothing and needs no key.
 *
 * @returns the settings, or a sentence that says what's missing
 */
export function publishSettingsOf(
  environment: Readonly<Record<string, string | undefined>>,
  isDryRun: boolean,
): PublishSettings | string {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const appId = read('NEXT_PUBLIC_DOCSEARCH_APP_ID');
  const indexName = read('NEXT_PUBLIC_DOCSEARCH_INDEX_NAME');
  const adminKey = read('ALGOLIA_ADMIN_KEY');
  if (isDryRun) {
    return { appId, adminKey, indexName: indexName || 'the index' };
  }
  const variables: DocSearchVariables = {
    NEXT_PUBLIC_DOCSEARCH_APP_ID: appId,
    NEXT_PUBLIC_DOCSEARCH_API_KEY: read('NEXT_PUBLIC_DOCSEARCH_API_KEY'),
    NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: indexName,
  };
  const error = docsearchDiagnostic(variables);
  if (error !== null) {
    return error;
  }
  if (appId === '') {
    return "No hosted search is set up: set NEXT_PUBLIC_DOCSEARCH_APP_ID, NEXT_PUBLIC_DOCSEARCH_API_KEY and NEXT_PUBLIC_DOCSEARCH_INDEX_NAME. Without them, the site searches its own index, which doesn't need publishing.";
  }
  if (adminKey === '') {
    return 'ALGOLIA_ADMIN_KEY is not set: publishing requires a key with write access. Set it in the environment of this command, never in a file of the project. To see what would be sent: npm run search:publish -- --dry-run';
  }
  return { appId, adminKey, indexName };
}
