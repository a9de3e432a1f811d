/** The settings of the hosted search service. The API key must be a search-only key. */
export type DocSearchSettings = { readonly appId: string; readonly apiKey: string; readonly indexName: string };

type DocSearchVariables = Readonly<
  Record<`NEXT_PUBLIC_DOCSEARCH_${'APP_ID' | 'API_KEY' | 'INDEX_NAME'}`, string | undefined>
>;

/** Returns the settings of the hosted search, or null. Throws if only some are set, so that the build stops. */
export function docsearchOf(variables: DocSearchVariables): DocSearchSettings | null {
  const {
    NEXT_PUBLIC_DOCSEARCH_APP_ID: appId,
    NEXT_PUBLIC_DOCSEARCH_API_KEY: apiKey,
    NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: indexName,
  } = variables;
  if (appId && apiKey && indexName) {
    return { appId, apiKey, indexName };
  }
  const names = Object.keys(variables) as (keyof DocSearchVariables)[];
  const set = names.filter((name) => variables[name]);
  if (set.length > 0) {
    const missing = names.filter((name) => !variables[name]);
    throw new Error(
      `The hosted search needs three settings, and the environment has ${set.join(' and ')} without ${missing.join(' and ')}: set all three, or none for the search over the site's own index.`,
    );
  }
  return null;
}
