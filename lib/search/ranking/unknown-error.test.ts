import { expect, test } from 'vitest';
import { pageRecords as page } from '@/lib/search/fixtures/records';
import { makeIndex } from '@/lib/search/index/make-index';
import { openSiteEngine } from '@/lib/search/site-engine';

const files = makeIndex([
  ...page(
    'troubleshooting',
    'troubleshooting',
    'Troubleshooting',
    `<h2 id="a">SQLSTATE[HY000] [1045] Access denied</h2><p>The password differs.</p>
     <h2 id="b">Class "Redis" not found</h2><p>PHP lacks the redis extension.</p>
     <h2 id="c">File not found on the disk</h2><p>The server reports "unable to open the file". Give its owner the folder.</p>`,
  ),
  ...page('doctor', 'troubleshooting', 'Log doctor', '<p>Paste a log.</p>'),
  ...page('pro/updating', 'pro', 'Update Pro', '<h2 id="d">Check the disk</h2><p>The default user has the file.</p>'),
]);
const engine = openSiteEngine(async (name) => files.get(name) ?? '');
const none = { editions: [], sections: [], versions: [] };
const search = (text: string, editions: readonly string[] = [], sections: readonly string[] = []) =>
  engine.search({ text, limit: 3, near: {}, only: { ...none, editions, sections } });

test.each([
  "SQLSTATE[HY000]: General error: 1364 Field 'user' doesn't have a default value",
  'Trying to report an array offset for Redis of type null',
  'fatal: unable to auto-detect email address of the owner',
  'ERR_CONNECTION_RESET while the server sends the file',
])('the log doctor comes before the fix of another error: %s', async (text) => {
  const { results, isUnknownError, missing } = await search(text);
  expect(results[0]?.path).toBe('/doctor');
  expect(results.filter(({ path }) => path === '/doctor')).toHaveLength(1);
  expect([isUnknownError, missing]).toEqual([true, undefined]);
});

test.each([
  ['SQLSTATE[HY000] [1045] Access denied for user', '/troubleshooting#a'],
  ['Error: Class "Redis" not found in RedisStore.php', '/troubleshooting#b'],
  ['fatal error: unable to open the file', '/troubleshooting#c'],
  ['default user', '/pro/updating#d'],
  ['why is the user denied the disk?', '/troubleshooting#c'],
])('a section about the error, or about the question, is first: %s', async (text, url) => {
  const { results, isUnknownError } = await search(text);
  expect(results[0]?.hits[0]?.url).toBe(url);
  expect(isUnknownError).toBeUndefined();
});

test('a filter also applies to the log doctor', async () => {
  const { results, isUnknownError } = await search('fatal: unable to auto-detect the file of the user', [], ['Pro']);
  expect(isUnknownError).toBe(true);
  expect(results.map(({ path }) => path)).toEqual(['/pro/updating']);
});
