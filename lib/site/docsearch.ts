/** What the hosted search service is reached with; the key may search, and nothing else. */
export type DocSearchSettings = { readonly appId: string; readonly apiKey: string; readonly indexName: string };

/** The settings by the names of their environment variables. */
export type DocSearchVariables = Readonly<
  Record<
    'NEXT_PUBLIC_DOCSEARCH_APP_ID' | 'NEXT_PUBLIC_DOCSEARCH_API_KEY' | 'NEXT_PUBLIC_DOCSEARCH_INDEX_NAME',
    string | undefined
  >
>;

/**
 * The settings of the hosted search service, or null when none is set.
 *
 * @throws when some are set and others are not: the build stops, rather than ship a search that does what nobody asked for
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
  const fault = docsearchFault(variables);
  if (fault !== null) {
    throw new Error(fault);
  }
  return null;
}

/** What is wrong with the settings of the hosted search, in a sentence; null when all three are set, or none. */
export function docsearchFault(variables: DocSearchVariables): string | null {
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
