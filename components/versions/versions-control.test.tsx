import { beforeEach, describe, expect, test } from 'vitest';
import { aimVersionLink, keepVersion } from './version-links';

/** Lets the listener hear of something that happens to an element. */
function hear(listener: (event: Event) => void, selector: string): void {
  const once = (event: Event) => listener(event);
  document.addEventListener('pointerover', once, { once: true });
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href');

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

describe('a link to a version', () => {
  test('is pointed at the page of now, with query and hash', () => {
    hear(aimVersionLink, '#old b');
    expect(hrefOf('#old')).toMatch(/\/docs\/1\.0\/lite\/\?tab=a#redis$/);
  });

  test('may have any name', () => {
    hear(aimVersionLink, '#odd');
    expect(hrefOf('#odd')).toMatch(/\/b\/\?tab=a#redis$/);
  });

  test('stays at the version’s first page where the page says nothing', () => {
    hear(aimVersionLink, '#gone');
    expect(hrefOf('#gone')).toBe('/docs/0.9/');
  });

  test('is kept as the choice', () => {
    hear(keepVersion, '#old b');
    expect(localStorage.getItem('version')).toBe('1.0');
  });
});

test('other links are left alone', () => {
  hear(aimVersionLink, '#other');
  hear(keepVersion, '#other');
  expect(hrefOf('#other')).toBe('/server');
  expect(localStorage.length).toBe(0);
});
