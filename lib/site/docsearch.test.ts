import { expect, test } from 'vitest';
import { docsearchOf } from './docsearch';

const variables = (appId?: string, apiKey?: string, indexName?: string) => ({
  NEXT_PUBLIC_DOCSEARCH_APP_ID: appId,
  NEXT_PUBLIC_DOCSEARCH_API_KEY: apiKey,
  NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: indexName,
});

test('with all three settings the hosted search is set up, and with none it is not', () => {
  expect(docsearchOf(variables('A', 'k', 'i'))).toEqual({ appId: 'A', apiKey: 'k', indexName: 'i' });
  expect(docsearchOf(variables())).toBeNull();
});

test('with a part of them, an error names what is set and what is missing', () => {
  expect(() => docsearchOf(variables('A', undefined, 'i'))).toThrow(
    /has NEXT_PUBLIC_DOCSEARCH_APP_ID and NEXT_PUBLIC_DOCSEARCH_INDEX_NAME without NEXT_PUBLIC_DOCSEARCH_API_KEY/,
  );
});
