/** Turns an error of the service's client into a message that says what went wrong and what to do. */
export function explainFailure(error: unknown, indexName: string): string {
  const { status, name, message } = Object(error) as { status?: unknown; name?: unknown; message?: unknown };
  const said = typeof message === 'string' && message !== '' ? ` It says: ${message}` : '';
  if (status === 401 || (status === 403 && !/quota|limit|exceed|plan/i.test(said))) {
    return `The service refuses ALGOLIA_ADMIN_KEY for ${indexName}. Take a key of this application that may add and delete records, edit settings, and delete indices.${said}`;
  }
  if (status === 402 || status === 403) {
    return `The service's plan has no room for these records. Look at the usage of the application, or publish fewer.${said}`;
  }
  if (status === 429) {
    return `The service takes no more requests for now. Wait some minutes, and publish again.${said}`;
  }
  if (status === 404) {
    return `The service knows no such application or index: look at NEXT_PUBLIC_DOCSEARCH_APP_ID and NEXT_PUBLIC_DOCSEARCH_INDEX_NAME.${said}`;
  }
  if (name === 'RetryError') {
    return `The service could not be reached. Look at the network, at a proxy, and at NEXT_PUBLIC_DOCSEARCH_APP_ID, which is part of its address.${said}`;
  }
  return `Publishing failed.${said || ` ${String(error)}`}`;
}
