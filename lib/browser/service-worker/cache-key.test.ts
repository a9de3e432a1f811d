import { describe, expect, test } from 'vitest';
import { formsOf } from '@/lib/site/paths';
import { requestOf } from './cache-key';

const origin = 'https://docs.example.org';
const keyOf = (path: string, scope = '/') => requestOf(origin + path, scope, origin);

describe('the cache key', () => {
  test.each(['/', '/lite/', '/lite/updating', '/1.0/lite/updating'])(
    'is the same page for every form of %s',
    (path) => {
      const keys = formsOf(path).map((form) => keyOf(form));
      expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
      expect(keys[0]?.kind).toBe('page');
    },
  );

  test.each([
    ['/lite/index.txt?_rsc=a', '/lite.txt'],
    ['/lite.txt', '/lite.txt'],
    ['/lite/updating.txt', '/lite/updating.txt'],
    ['/index.txt', '/index.txt'],
    ['/lite/__next._tree.txt?_rsc=b', '/lite/__next._tree.txt'],
  ])('is the payload %s with any query', (path, key) => {
    expect(keyOf(path)).toEqual({ kind: 'payload', key: origin + key });
  });

  test('contains the build of the search index', () => {
    expect(keyOf('/search/index.json?abc')).toEqual({ kind: 'file', key: `${origin}/search/index.json?abc` });
  });

  test('is an asset below the folder of immutable files', () => {
    expect(keyOf('/_next/static/chunks/a.js')).toEqual({ kind: 'asset', key: `${origin}/_next/static/chunks/a.js` });
  });

  test.each(['/sw.js', '/offline.json', '/downloads/docs.pdf'])('is null for %s', (path) => {
    expect(keyOf(path)).toBeNull();
  });

  test('is relative to the scope', () => {
    expect(keyOf('/docs/lite/', '/docs/')).toEqual({ kind: 'page', key: `${origin}/docs/lite` });
    expect(keyOf('/docs/_next/static/a.js', '/docs/')?.kind).toBe('asset');
    expect(keyOf('/other/lite', '/docs/')).toBeNull();
    expect(requestOf('https://elsewhere.example/docs/lite', '/docs/', origin)).toBeNull();
  });
});
