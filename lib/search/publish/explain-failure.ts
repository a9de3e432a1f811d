/** Turns an error of the service's client into a message that says what went wrong and what to do. */
export function explainFailure(error: unknown, indexName: string): string {
  const { status, name, message } = Object(error) as { status?: unknown; name?: unknown; message?: unknown };
  const said = typeof message === 'string' && message !== '' ? ` It says: ${message}` : '';
  if (status === 401 || (status === 403 && !/quota|limit|exceed|plan/i.test(said))) {
    return `The service rejects ALGOLIA_ADMIN_KEY for ${indexName}. Use a key of this application that can add and delete records, edit settings, and delete indices.${said}`;
  }
  if (status === 402 || status === 403) {
    return `These records exceed the plan of the service. Check the application's usage, or publish fewer records.${said}`;
  }
  if (status === 429) {
    return `The service accepts no more requests for now. Wait a few minutes, then publish again.${said}`;
  }
  if (status === 404) {
    return `The service doesn't know this application or index: check NEXT_PUBLIC_DOCSEARCH_APP_ID and NEXT_PUBLIC_DOCSEARCH_INDEX_NAME.${said}`;
  }
  if (name === 'RetryError') {
    return `The service couldn't be reached. Check the network, any proxy, and NEXT_PUBLIC_DOCSEARCH_APP_ID, which is part of its address.${said}`;
  }
  return `Publishing failed.${said || ` ${String(error)}`}`;
}
