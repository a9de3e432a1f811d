import { expect, test } from 'vitest';
import { beforePaint, paintTogether } from './first-paint';

const page = (main: string) => `<html><head><title>A</title></head><body><main id="main">${main}</main></body></html>`;
const awaited = (html: string) => html.match(/<link rel="expect" href="#([^"]*)" blocking="render"\/><\/head>/)?.[1];

test('a short page is painted whole', () => {
  expect(awaited(paintTogether(page('<h1>A</h1><h2 id="b">B</h2>')))).toBe('main');
});

test('a long page is painted to the first heading below the screen', () => {
  const filler = `<p>${'x'.repeat(12_000)}</p>`;
  const long = page(`<h2 id="above">A</h2>${filler}<h3 class="c" id="below">B</h3><h2 id="later">C</h2>`);
  expect(awaited(paintTogether(long))).toBe('below');
  expect(awaited(paintTogether(page(`<h2 id="above">A</h2>${filler}`)))).toBe('main');
});

test('what is read before the first paint ends where it waits no longer', () => {
  const filler = `<p>${'x'.repeat(12_000)}</p>`;
  expect(beforePaint(paintTogether(page(`${filler}<h3 id="below">B</h3>`)))).toMatch(/x<\/p><h3 $/);
  expect(beforePaint(paintTogether(page('<h1>A</h1>')))).toMatch(/<h1>A<\/h1>$/);
});

test('a page without its main part is a fault', () => {
  expect(() => paintTogether('<html><head></head><body></body></html>')).toThrow('no <main id="main">');
});
