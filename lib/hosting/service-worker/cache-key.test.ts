import { describe, expect, test } from 'vitest';
import { formsOf } from '@/lib/site/paths.mjs';
import { requestOf } from './cache-key';

const origin = 'https://docs.example.org';
const asked = (path: string, scope = '/') => requestOf(origin + path, scope, origin);

describe('what an address asks for', () => {
  test.each(['/', '/lite/', '/lite/updating', '/1.0/lite/updating'])('is one page in every form of %s', (path) => {
    const keys = formsOf(path).map((form) => asked(form));
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
    expect(keys[0]?.kind).toBe('page');
  });

  test.each([
    ['/lite/index.txt?_rsc=a', '/lite.txt'],
    ['/lite.txt', '/lite.txt'],
    ['/lite/updating.txt', '/lite/updating.txt'],
    ['/index.txt', '/index.txt'],
    ['/lite/__next._tree.txt?_rsc=b', '/lite/__next._tree.txt'],
  ])('is the payload %s, whatever its query', (path, key) => {
    expect(asked(path)).toEqual({ kind: 'file', key: origin + key });
  });

  test('is an asset below the folder of what never changes', () => {
    expect(asked('/_next/static/chunks/a.js')).toEqual({ kind: 'asset', key: `${origin}/_next/static/chunks/a.js` });
  });

  test.each(['/sw.js', '/offline.json', '/digests.json', '/downloads/docs.zip', '/docs.pdf'])(
    'is not kept: %s',
    (path) => {
      expect(asked(path)).toBeNull();
    },
  );

  test('counts from the path that the site is served below', () => {
    expect(asked('/docs/lite/', '/docs/')).toEqual({ kind: 'page', key: `${origin}/docs/lite` });
    expect(asked('/docs/_next/static/a.js', '/docs/')?.kind).toBe('asset');
    expect(asked('/other/lite', '/docs/')).toBeNull();
    expect(requestOf('https://elsewhere.example/docs/lite', '/docs/', origin)).toBeNull();
  });
});
