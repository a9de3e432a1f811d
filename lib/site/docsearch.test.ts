import { expect, test } from 'vitest';
import { docsearchOf } from './docsearch';

const variables = (appId?: string, apiKey?: string, indexName?: string) => ({
  NEXT_PUBLIC_DOCSEARCH_APP_ID: appId,
  NEXT_PUBLIC_DOCSEARCH_API_KEY: apiKey,
  NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: indexName,
});

test('returns the options if all three settings exist, and null if none does', () => {
  expect(docsearchOf(variables('A', 'k', 'i'))).toEqual({ appId: 'A', apiKey: 'k', indexName: 'i' });
  expect(docsearchOf(variables())).toBeNull();
});

test('throws an error with the set and the missing names if only some exist', () => {
  expect(() => docsearchOf(variables('A', undefined, 'i'))).toThrow(
    /has NEXT_PUBLIC_DOCSEARCH_APP_ID and NEXT_PUBLIC_DOCSEARCH_INDEX_NAME without NEXT_PUBLIC_DOCSEARCH_API_KEY/,
  );
});
