import { describe, expect, test } from 'vitest';
import { pageChangeOf } from './page-changes';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

const here = 'https://site.example/lite/updating?a=1#top';

/** Creates a link like the browser's, with its absolute URL. */
function link(href: string, { target = '', download = false, from = here } = {}) {
  return { href: new URL(href, from).href, target, hasAttribute: (name: string) => download && name === 'download' };
}

describe('a plain click changes the page', () => {
  test.each([
    ['to another page', '/lite/', '/lite/'],
    ['to the home page', '/', '/'],
    ['to another page at a heading', '/server?b=2#redis', '/server?b=2#redis'],
    ['to this page without its query', '/lite/updating', '/lite/updating'],
    ['to this page at a heading, with another query', '/lite/updating?a=2#x', '/lite/updating?a=2#x'],
    ['to this page as it is', '/lite/updating?a=1', '/lite/updating?a=1'],
    ['to a folder with a dot in its name', '/1.0/', '/1.0/'],
    ['to a relative link', '../server', '/server'],
    ['to the results page', '/search?q=redis', '/search?q=redis'],
  ])('%s', (_, href, change) => {
    expect(pageChangeOf(plain, link(href), here, '')).toBe(change);
  });

  test('to a link that targets this window', () => {
    expect(pageChangeOf(plain, link('/lite/', { target: '_self' }), here, '')).toBe('/lite/');
  });
});

describe('the browser itself follows', () => {
  test.each([
    ['a link to another site', 'https://example.com/lite/'],
    ['a link to another port', 'https://site.example:8443/lite/'],
    ['a link without HTTPS', 'http://site.example/lite/'],
    ['a link with another scheme', 'mailto:you@site.example'],
    ['a link to a file', '/files/openapi.json'],
    ['a link to the file of a page', '/lite/updating.html'],
    ['a link to a hash on this page', '#redis'],
    ["a link to a hash on this page with the page's path", '/lite/updating?a=1#redis'],
  ])('%s', (_, href) => {
    expect(pageChangeOf(plain, link(href), here, '')).toBeNull();
  });

  test.each([
    ['another button', { button: 1 }],
    ['Cmd', { metaKey: true }],
    ['Ctrl', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['its default prevented', { defaultPrevented: true }],
  ])('a click with %s', (_, change) => {
    expect(pageChangeOf({ ...plain, ...change }, link('/lite/'), here, '')).toBeNull();
  });

  test.each([{ target: '_blank' }, { target: 'frame' }, { download: true }])('a link with %j', (options) => {
    expect(pageChangeOf(plain, link('/lite/', options), here, '')).toBeNull();
  });
});

describe('below a base path', () => {
  const from = 'https://site.example/docs/lite/updating';

  test.each([
    ['/docs/lite/', '/lite/'],
    ['/docs/', '/'],
    ['/docs', '/'],
    ['/docs?a=1', '/?a=1'],
    ['/docs-old/', null],
    ['/', null],
    ['/lite/', null],
    ['#redis', null],
  ])('a link to %s opens %j', (href, change) => {
    expect(pageChangeOf(plain, link(href, { from }), from, '/docs')).toBe(change);
  });
});
