import { beforeEach, expect, test } from 'vitest';
import { installVersionLinks } from './versions-control';

const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href');
const send = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

installVersionLinks();

beforeEach(() => {
  localStorage.clear();
  window.location.href = 'https://site.example/lite/?tab=a#redis';
  document.body.innerHTML = `
    <a id="old" href="/docs/1.0/lite/" data-version="1.0"><b>1.0</b></a>
    <a id="other" href="/server">Server</a>`;
});

test('a link to a version gets the query and the hash, and only once', () => {
  send('pointerover', '#old b');
  send('focusin', '#old b');
  expect(hrefOf('#old')).toMatch(/\/docs\/1\.0\/lite\/\?tab=a#redis$/);
});

test('a link stores its version when it is followed, and others are left alone', () => {
  send('click', '#other');
  expect(hrefOf('#other')).toBe('/server');
  expect(localStorage.length).toBe(0);
  send('click', '#old b');
  expect(localStorage.getItem('version')).toBe('1.0');
});
