import { beforeEach, expect, test, vi } from 'vitest';
import { cacheName } from './cache-name';
import { digestOf } from './digest';
import type { BuildCache } from './page-cache';
import { reuseUnchanged } from './reuse-unchanged';

const origin = 'https://docs.example.org';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Creates an in-memory cache with the methods that are used. */
function cacheOf(texts: Readonly<Record<string, string>>) {
  const entries = new Map(Object.entries(texts).map(([path, text]) => [origin + path, text]));
  const cache = {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (key: string) =>
      entries.has(key) ? new Response(entries.get(key), { headers: { 'X-Of': key } }) : undefined,
    put: async (key: string, response: Response) => {
      entries.set(key, await response.text());
    },
  };
  const contents = () => Object.fromEntries([...entries].map(([url, text]) => [url.slice(origin.length), text]));
  return { cache: cache as unknown as Cache, contents };
}

/**
 * Returns the content of the `new` build's cache, given that build's files, after an update from the `old` build with
 * its cached files.
 */
async function update(old: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) {
  const files = await Promise.all(
    Object.entries(now).map(async ([path, text]) => [path, text.length, await digestOf(bytesOf(text))] as const),
  );
  const { cache: older } = cacheOf(old);
  const { cache, contents } = cacheOf({});
  vi.stubGlobal('caches', { open: async () => older });
  const buildCache: BuildCache = { cache, build: 'new', scope: '/', origin };
  await reuseUnchanged(buildCache, [cacheName('/', 'old')], files);
  return contents();
}

beforeEach(() => () => vi.unstubAllGlobals());

test('copies unchanged files and no others', async () => {
  expect(
    await update({ '/a.svg': 'a', '/b.svg': 'b', '/gone.svg': 'c' }, { '/a.svg': 'a', '/b.svg': 'changed' }),
  ).toEqual({
    '/a.svg': 'a',
  });
});

test("updates the build ID of a page and its payload that otherwise haven't changed", async () => {
  const filesOf = (build: string) => ({
    '/lite': `<html data-deploy="${build}">`,
    '/lite.txt': `{"data-deploy":"${build}"}`,
  });
  expect(await update(filesOf('old'), filesOf('new'))).toEqual(filesOf('new'));
});

test('copies a page only if its assets are cached', async () => {
  const page = '<script src="/_next/static/a.js">';
  const asset = { '/_next/static/a.js': 'a' };
  expect(await update({ '/lite': page, ...asset }, { '/lite': page, ...asset })).toEqual({ '/lite': page, ...asset });
  expect(await update({ '/lite': page }, { '/lite': page, ...asset })).toEqual({});
});

test('updates the build ID in the address of the search index', async () => {
  const filesOf = (build: string) => ({ [`/search/index.json?${build}`]: `{"build":"${build}"}` });
  expect(await update(filesOf('old'), filesOf('new'))).toEqual(filesOf('new'));
});
