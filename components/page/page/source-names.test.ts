import { expect, test } from 'vitest';
import { sourceNames } from './source-names';

const namesOf = (...sources: string[]) => sourceNames(sources).map(({ name }) => name);

test('names sources by host and path', () => {
  expect(namesOf('https://www.example.org/', 'https://docs.example.org/a/b/')).toEqual([
    'example.org',
    'docs.example.org/a/b',
  ]);
});

test('names each source in full, because each has its own line', () => {
  const issue = (number: number) => `https://github.com/owner/name/issues/${number}`;
  expect(namesOf(issue(31), issue(34))).toEqual(['github.com/owner/name/issues/31', 'github.com/owner/name/issues/34']);
});

test('shortens commit hashes', () => {
  expect(namesOf(`https://github.com/owner/name/blob/${'3bf02b1'.padEnd(40, '0')}/lite/install.sh`)).toEqual([
    'github.com/owner/name/blob/3bf02b1/lite/install.sh',
  ]);
});

test("names Mixpost's earlier documentation without an address", () => {
  const earlier = { address: null, name: 'Mixpost’s earlier documentation' };
  const page = { address: 'https://example.org/a', name: 'example.org/a' };
  expect(sourceNames(['mixpost-docs', 'https://example.org/a'])).toEqual([earlier, page]);
});
