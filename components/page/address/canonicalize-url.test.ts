// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { canonicalizeUrl } from './canonicalize-url';

const host = 'https://site.example';

const canonical = (path: string) => `<link rel="canonical" href="${host}${path}">`;
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
  ['/lite', '/lite/'],
  ['/lite.html', '/lite/'],
  ['/lite/index', '/lite/'],
  ['/lite/index.html', '/lite/'],
  ['/lite/updating/', '/lite/updating'],
  ['/lite/updating/index.html', '/lite/updating'],
  ['/lite/updating/index/', '/lite/updating'],
  ['/index.html', '/'],
  ['/docs/lite', '/docs/lite/'],
])('at %s, shows the canonical address', (path, expected) => {
  expect(canonicalize(canonical(expected), host + path)).toEqual(['show', expected, null]);
});

test.each([
  ['with the same query and hash', `${host}/lite.html?q=a%20b#redis`, '/lite/?q=a%20b#redis'],
  ['on another host than the published one', 'http://localhost:3000/lite', '/lite/'],
])('shows the canonical address %s, and keeps the history state', (_, address, expected) => {
  expect(canonicalize(canonical('/lite/'), address, { tree: 1 })).toEqual(['show', expected, { tree: 1 }]);
});

test.each([
  ['if it is canonical', canonical('/lite/'), `${host}/lite/`],
  ['if it is canonical except for query and hash', canonical('/lite/'), `${host}/lite/?q=1#a`],
  ['on the not-found page, which has no canonical link', '<meta name="robots" content="noindex">', `${host}/lite.html`],
  ['below another base path', canonical('/lite/'), `${host}/docs/lite/`],
  ['at the root of another folder', canonical('/'), `${host}/docs/`],
  ['on the file system', canonical('/lite/'), 'file:///home/reader/out/lite.html'],
])('leaves the address unchanged %s', (_, head, address) => {
  expect(canonicalize(head, address)).toEqual([]);
});

test.each([
  ['/lite/installation/', '/lite/installation/docker'],
  ['/services/media/unsplash.html?a=1#b', '/services/?a=1#b'],
  ['/docs/old', '/docs/new'],
])('a redirect page at %s goes to %s', (from, to) => {
  const target = new URL(to, host).pathname;
  expect(canonicalize(canonical(target) + refresh, host + from)).toEqual(['go to', to]);
});
