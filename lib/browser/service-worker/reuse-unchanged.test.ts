import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheName } from './cache-name';
import { digestOf } from './digest';
import { reuseUnchanged } from './reuse-unchanged';

const origin = 'https://docs.example.org';
const pageOf = (build: string, text = 'Update') => `<html data-deploy="${build}">${text}</html>`;

test.each([
  ["a file that hasn't changed", '/a.svg', '<svg/>', '/a.svg', '<svg/>'],
  ['a page with the new build ID', '/lite', pageOf('old'), '/lite', pageOf('new')],
  ['a file whose address contains the build ID', '/search/index.json?old', '{}', '/search/index.json?new', '{}'],
  ['no page that has changed', '/lite', pageOf('old'), '/lite', pageOf('new', 'Update again')],
  ['no file that the older cache lacks', '/b.svg', '<svg/>', '/a.svg', '<svg/>'],
])('reuses %s', async (name, oldPath, oldText, path, text) => {
  vi.stubGlobal('caches', {
    match: async (key: string) => (key === origin + oldPath ? new Response(oldText) : undefined),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const digests = new Map([[origin + path, await digestOf(new TextEncoder().encode(text))]]);
  const buildCache = { cache: {} as Cache, build: 'new', scope: '/', origin };
  const reused = await reuseUnchanged([cacheName('/', 'old')], digests, buildCache)(origin + path);
  expect(await reused?.text()).toBe(name.startsWith('no ') ? undefined : text);
});
