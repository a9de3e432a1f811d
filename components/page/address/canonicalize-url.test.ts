// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { canonicalizeUrl } from './canonicalize-url';

const host = 'https://site.example';

const canonical = (path: string, origin = host) => `<link rel="canonical" href="${origin}${path}">`;
const refresh = '<meta http-equiv="refresh" content="0; url=/elsewhere">';

/**
 * Runs the serialized function the way the page does, with only a document and an address around it.
 *
 * @returns what it does to the address
 */
function canonicalize(head: string, address: string, state: unknown = null): unknown[] {
  const calls: unknown[] = [];
  const page = {
    document: new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html'),
    location: Object.assign(new URL(address), { replace: (to: string) => calls.push('go to', to) }),
    history: {
      state,
      replaceState: (historyState: unknown, _: string, to: string) => calls.push('show', to, historyState),
    },
  };
  new Function(...Object.keys(page), `(${canonicalizeUrl.toString()})()`)(...Object.values(page));
  return calls;
}

test.each([
  ['below another base path', '/docs/lite/', '/lite/'],
  ['in a folder on disk', '/home/me/out/lite.html', '/lite/'],
  ['at the root of another folder', '/docs/', '/'],
])('leaves an address %s unchanged', (_, path, expected) => {
  expect(canonicalize(canonical(expected), host + path)).toEqual([]);
});

describe('replaces the address with the canonical one', () => {
  test.each([
    ['/lite', '/lite/'],
    ['/lite.html', '/lite/'],
    ['/lite/index', '/lite/'],
    ['/lite/index.html', '/lite/'],
    ['/lite/updating/', '/lite/updating'],
    ['/lite/updating.html', '/lite/updating'],
    ['/lite/updating/index.html', '/lite/updating'],
    ['/lite/updating/index/', '/lite/updating'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/docs/lite', '/docs/lite/'],
  ])('at %s', (path, expected) => {
    expect(canonicalize(canonical(expected), host + path)).toEqual(['show', expected, null]);
  });

  test('with the same query and hash', () => {
    expect(canonicalize(canonical('/lite/'), `${host}/lite.html?q=a%20b#redis`)).toEqual([
      'show',
      '/lite/?q=a%20b#redis',
      null,
    ]);
  });

  test('on a different host than the published one', () => {
    expect(canonicalize(canonical('/lite/', 'https://docs.example'), 'http://localhost:3000/lite')).toEqual([
      'show',
      '/lite/',
      null,
    ]);
  });

  test('and keeps the history state', () => {
    expect(canonicalize(canonical('/lite/'), `${host}/lite`, { tree: 1 })).toEqual(['show', '/lite/', { tree: 1 }]);
  });
});

describe('leaves the address unchanged', () => {
  test.each([
    ['if it is canonical', canonical('/lite/'), `${host}/lite/`],
    ['if it is canonical except for query and hash', canonical('/lite/'), `${host}/lite/?q=1#a`],
    [
      'on the not-found page, which has no canonical link',
      '<meta name="robots" content="noindex">',
      `${host}/lite.html`,
    ],
    ['on the file system', canonical('/lite/'), 'file:///home/reader/out/lite.html'],
  ])('%s', (_, head, address) => {
    expect(canonicalize(head, address)).toEqual([]);
  });
});

describe('a redirect page goes to its target', () => {
  test.each([
    ['/lite/installation', '/lite/installation/docker'],
    ['/lite/installation/', '/lite/installation/docker'],
    ['/services/media/unsplash.html?a=1#b', '/services/?a=1#b'],
    ['/docs/old', '/docs/new'],
  ])('from %s to %s', (from, to) => {
    const target = new URL(to, host).pathname;
    expect(canonicalize(canonical(target) + refresh, host + from)).toEqual(['go to', to]);
  });
});
