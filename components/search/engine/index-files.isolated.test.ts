// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const fetched: [string, RequestInit | undefined][] = [];

beforeEach(() => {
  fetched.length = 0;
  document.documentElement.dataset.deploy = 'abc';
  vi.resetModules();
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    fetched.push([address, options]);
    return Promise.resolve(new Response('index'));
  });
});

const load = () => import('./index-files');

test('a file of the index has the build in its address', async () => {
  const { loadIndexFile } = await load();
  expect(await loadIndexFile('index.json')).toBe('index');
  expect(fetched).toEqual([['/search/index.json?abc', { cache: 'default' }]]);
});

test('a file that is requested again comes past the cache, because it could not be read', async () => {
  const { loadIndexFile } = await load();
  await loadIndexFile('index.json');
  await loadIndexFile('index.json');
  expect(fetched.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
});
