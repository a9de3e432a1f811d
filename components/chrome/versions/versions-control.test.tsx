import { beforeEach, expect, test } from 'vitest';
import { installVersionLinks } from './versions-control';

const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href');
const send = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

installVersionLinks();

beforeEach(() => {
  localStorage.clear();
  window.location.href = 'https://site.example/lite/?tab=a#redis';
  document.head.innerHTML =
    '<meta name="version:1.0" content="/docs/1.0/lite/"><meta name="version:1.0 beta’s" content="/b/">';
  document.body.innerHTML = `
    <a id="old" href="/docs/1.0/" data-version="1.0"><b>1.0</b></a>
    <a id="odd" href="/" data-version="1.0 beta’s">odd</a>
    <a id="gone" href="/docs/0.9/" data-version="0.9">0.9</a>
    <a id="other" href="/server">Server</a>`;
});

test.each([
  ['#old b', '#old', /\/docs\/1\.0\/lite\/\?tab=a#redis$/],
  ['#odd', '#odd', /\/b\/\?tab=a#redis$/],
  ['#gone', '#gone', /^\/docs\/0\.9\/$/],
])('%s leads to the same page in that version if it exists', (target, link, href) => {
  send('pointerover', target);
  expect(hrefOf(link)).toMatch(href);
});

test('a link stores its version when it is followed, and others are left alone', () => {
  send('click', '#other');
  expect(hrefOf('#other')).toBe('/server');
  expect(localStorage.length).toBe(0);
  send('click', '#old b');
  expect(localStorage.getItem('version')).toBe('1.0');
});
