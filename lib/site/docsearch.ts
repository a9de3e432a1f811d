/** The settings of the hosted search service. The API key must be a search-only key. */
export type DocSearchSettings = { readonly appId: string; readonly apiKey: string; readonly indexName: string };

/** The settings by the names of their environment variables. */
export type DocSearchVariables = Readonly<
  Record<
    'NEXT_PUBLIC_DOCSEARCH_APP_ID' | 'NEXT_PUBLIC_DOCSEARCH_API_KEY' | 'NEXT_PUBLIC_DOCSEARCH_INDEX_NAME',
    string | undefined
  >
>;

/**
 * Returns the settings of the hosted search service, or null if none is set.
 *
 * @throws if only some are set, so that the build stops instead of silently shipping the other search
 */
export function docsearchOf(variables: DocSearchVariables): DocSearchSettings | null {
  const {
    NEXT_PUBLIC_DOCSEARCH_APP_ID: appId,
    NEXT_PUBLIC_DOCSEARCH_API_KEY: apiKey,
    NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: indexName,
  } = variables;
  if (appId && apiKey && indexName) {
    return { appId, apiKey, indexName };
  }
  const diagnostic = docsearchDiagnostic(variables);
  if (diagnostic !== null) {
    throw new Error(diagnostic);
  }
  return null;
}

/**
 * Returns what's wrong with the settings of the hosted search, as a sentence, or null if all three or none of them are
 * set.
 */
function docsearchDiagnostic(variables: DocSearchVariables): string | null {
  const names = Object.entries(variables);
  const missing = names.filter(([, value]) => !value?.trim()).map(([name]) => name);
  if (missing.length === 0 || missing.length === names.length) {
    return null;
  }
  const set = names.map(([name]) => name).filter((name) => !missing.includes(name));
  return `The hosted search needs three settings, and the environment has ${set.join(' and ')} without ${missing.join(
    ' and ',
  )}: set all three, or none for the search over the site's own index.`;
}
