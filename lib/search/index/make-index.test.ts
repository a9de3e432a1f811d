import { expect, it } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { makeIndex, readRecords } from './make-index';

function recordOf(path: string, content: string): SearchRecord {
  return {
    objectID: path,
    url: path,
    url_without_anchor: path,
    anchor: null,
    type: 'lvl1',
    content,
    hierarchy: { lvl0: 'Lite', lvl1: path, lvl2: null, lvl3: null, lvl4: null },
    weight: { pageRank: 100, level: 100, position: 0 },
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    section: 'Lite',
    label: path,
    groups: [],
    phrasings: [],
    edition: null,
    editions: [],
  };
}

const records = ['/lite/docker', '/lite/manual', '/lite/updating'].map((path) => recordOf(path, `The page ${path}.`));
const whole = makeIndex(records);
const idOf = (files: ReadonlyMap<string, string | Uint8Array>) => JSON.parse(String(files.get('index.json'))).id;

it('is the same for the same records, and has a different ID for others', () => {
  expect([...makeIndex(records)]).toEqual([...whole]);
  expect(idOf(makeIndex(records.slice(1)))).not.toBe(idOf(whole));
});

it.each([
  ['no build', null, /is missing or incomplete.*npm run build/],
  ['a file that was cut off', '[{"objectID":', /missing or incomplete/],
  ['no records', '[]', /missing or incomplete/],
])('says what to do if the records come from %s', (_, text, sentence) => {
  const root = temporaryFolder(text === null ? {} : { '.next/search-records.json': text });
  expect(() => readRecords(root)).toThrow(sentence);
});
