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

const load = () => import('./index-files');
const textOf = async (file: Promise<ArrayBuffer>) => new TextDecoder().decode(await file);

test('a file of the index has the build in its address', async () => {
  const { loadIndexFile } = await load();
  expect(await textOf(loadIndexFile('index.json'))).toBe('index');
  expect(fetched).toEqual([['/search/index.json?abc', { cache: 'default' }]]);
});

test('a file that is requested again comes past the cache, because it could not be read', async () => {
  const { loadIndexFile } = await load();
  await loadIndexFile('index.json');
  await loadIndexFile('index.json');
  expect(fetched.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
});

test.each([
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), /could not be reached/],
  ['an error', async () => new Response('', { status: 503 }), /status 503/],
])('%s is a failure of the search, and the next call tries again', async (_, answer, sentence) => {
  const { loadIndexFile } = await load();
  reply = answer;
  const failure = await loadIndexFile('index.json').catch((error: unknown) => error);
  expect(String(failure)).toMatch(sentence);
  expect(Object(failure).name).toBe(new SearchFailure('').name);
  reply = async () => new Response('index');
  expect(await textOf(loadIndexFile('index.json'))).toBe('index');
});
