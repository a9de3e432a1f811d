/** The settings of the hosted search service. The API key must be a search-only key. */
export type DocSearchSettings = { readonly appId: string; readonly apiKey: string; readonly indexName: string };

const names = [
  'NEXT_PUBLIC_DOCSEARCH_APP_ID',
  'NEXT_PUBLIC_DOCSEARCH_API_KEY',
  'NEXT_PUBLIC_DOCSEARCH_INDEX_NAME',
] as const;

type DocSearchVariables = Readonly<Partial<Record<(typeof names)[number], string | undefined>>>;

/** Returns the settings of the hosted search, or null. Throws if only some are set, so that the build stops. */
export function docsearchOf(variables: DocSearchVariables): DocSearchSettings | null {
  const [appId, apiKey, indexName] = names.map((name) => variables[name]?.trim());
  if (appId && apiKey && indexName) {
    return { appId, apiKey, indexName };
  }
  const missing = names.filter((name) => !variables[name]?.trim());
  if (missing.length < names.length) {
    const set = names.filter((name) => !missing.includes(name));
    throw new Error(
      `The hosted search needs three settings, and the environment has ${set.join(' and ')} without ${missing.join(' and ')}: set all three, or none for the search over the site's own index.`,
    );
  }
  return null;
}
