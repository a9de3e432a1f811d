import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishSettingsOf, readRecords } from './publish-input';

const all = {
  NEXT_PUBLIC_DOCSEARCH_APP_ID: 'APP',
  NEXT_PUBLIC_DOCSEARCH_API_KEY: 'key',
  NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_KEY: 'admin',
};

describe('publishSettingsOf', () => {
  test('reads them from the environment', () => {
    expect(publishSettingsOf(all)).toEqual({ appId: 'APP', adminKey: 'admin', indexName: 'docs' });
  });

  test.each([
    ['no service', {}, /No hosted search is set up/],
    [
      'a part of the settings',
      { ...all, NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: ' ' },
      /without NEXT_PUBLIC_DOCSEARCH_INDEX_NAME/,
    ],
    ['no admin key', { ...all, ALGOLIA_ADMIN_KEY: undefined }, /ALGOLIA_ADMIN_KEY is not set/],
  ])('says what is missing with %s', (_, environment, sentence) => {
    expect(() => publishSettingsOf(environment)).toThrow(sentence);
  });
});

test.each([
  ['no build', null, /is missing or incomplete.*npm run build/],
  ['a file that was cut off', '[{"objectID":', /missing or incomplete/],
  ['no records', '[]', /missing or incomplete/],
])('reading the records of %s says what to do', (_, text, sentence) => {
  const root = mkdtempSync(join(tmpdir(), 'records-'));
  try {
    mkdirSync(join(root, '.next'));
    if (text !== null) {
      writeFileSync(join(root, '.next/search-records.json'), text);
    }
    expect(() => readRecords(root)).toThrow(sentence);
  } finally {
    rmSync(root, { recursive: true });
  }
});
