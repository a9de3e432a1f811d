import { beforeEach, expect, test, vi } from 'vitest';
import { SearchFailure } from '@/lib/search/engine';

const fetched: [string, RequestInit | undefined][] = [];
let reply: () => Promise<Response>;

beforeEach(() => {
  fetched.length = 0;
  reply = async () => new Response('index');
  document.documentElement.dataset.deploy = 'abc';
  vi.resetModules();
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    fetched.push([address, options]);
    return reply();
  });
});

const load = async () => ({ ...(await import('./index-ahead')), ...(await import('./index-files')) });
const textOf = async (file: Promise<ArrayBuffer>) => new TextDecoder().decode(await file);

test('a file that was fetched ahead is not fetched again', async () => {
  const { fetchAhead, loadIndexFile } = await load();
  fetchAhead('index.json');
  fetchAhead('index.json');
  expect(await textOf(loadIndexFile('index.json'))).toBe('index');
  fetchAhead('index.json');
  expect(fetched).toEqual([['/search/index.json?abc', { cache: 'default' }]]);
});

test('who asks again gets past the cache, because what came first could not be read', async () => {
  const { loadIndexFile } = await load();
  await loadIndexFile('index.json');
  await loadIndexFile('index.json');
  expect(fetched.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
});

test.each([
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), /could not be reached/],
  ['an error', async () => new Response('', { status: 503 }), /status 503/],
])('%s is a failure of the search, and the next call asks anew', async (_, answer, sentence) => {
  const { fetchAhead, loadIndexFile } = await load();
  reply = answer;
  fetchAhead('index.json');
  const failure = await loadIndexFile('index.json').catch((error: unknown) => error);
  expect(String(failure)).toMatch(sentence);
  expect(Object(failure).name).toBe(new SearchFailure('').name);
  reply = async () => new Response('index');
  expect(await textOf(loadIndexFile('index.json'))).toBe('index');
});
