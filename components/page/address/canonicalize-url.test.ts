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
function settle(head: string, address: string, state: unknown = null): unknown[] {
  const done: unknown[] = [];
  const page = {
    document: new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html'),
    location: Object.assign(new URL(address), { replace: (to: string) => done.push('go to', to) }),
    history: { state, replaceState: (kept: unknown, _: string, to: string) => done.push('show', to, kept) },
  };
  new Function(...Object.keys(page), `(${canonicalizeUrl.toString()})()`)(...Object.values(page));
  return done;
}

test.each([
  ['below another base path', '/docs/lite/', '/lite/'],
  ['in a folder on disk', '/home/me/out/lite.html', '/lite/'],
  ['at the root of another folder', '/docs/', '/'],
])('an address %s is left alone', (_, path, shown) => {
  expect(settle(canonical(shown), host + path)).toEqual([]);
});

describe('a page shows its canonical address', () => {
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
  ])('at %s', (path, shown) => {
    expect(settle(canonical(shown), host + path)).toEqual(['show', shown, null]);
  });

  test('with the query and the hash of the reader', () => {
    expect(settle(canonical('/lite/'), `${host}/lite.html?q=a%20b#redis`)).toEqual([
      'show',
      '/lite/?q=a%20b#redis',
      null,
    ]);
  });

  test('on another host than the published one', () => {
    expect(settle(canonical('/lite/', 'https://docs.example'), 'http://localhost:3000/lite')).toEqual([
      'show',
      '/lite/',
      null,
    ]);
  });

  test('and keeps what the history holds of it', () => {
    expect(settle(canonical('/lite/'), `${host}/lite`, { tree: 1 })).toEqual(['show', '/lite/', { tree: 1 }]);
  });
});

describe('the address stays', () => {
  test.each([
    ['where it is canonical', canonical('/lite/'), `${host}/lite/`],
    ['where it is canonical but for query and hash', canonical('/lite/'), `${host}/lite/?q=1#a`],
    [
      'on the not-found page, which has no canonical one',
      '<meta name="robots" content="noindex">',
      `${host}/lite.html`,
    ],
    ['in a folder of files', canonical('/lite/'), 'file:///home/reader/out/lite.html'],
  ])('%s', (_, head, address) => {
    expect(settle(head, address)).toEqual([]);
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
    expect(settle(canonical(target) + refresh, host + from)).toEqual(['go to', to]);
  });
});
