import { expect, test } from 'vitest';
import { assetsOf, buildOf, isOfBuild, usedBy } from './read-page';

test('reads the build ID of a page', () => {
  expect(buildOf('<!DOCTYPE html><html lang="en" data-theme="dark" data-deploy="abc123" class="x">')).toBe('abc123');
  expect(buildOf('<html><body data-deploy="abc123">')).toBeNull();
});

test.each([
  ['page', '<html data-deploy="a">', '<html>'],
  ['payload', '0:{"html":{"data-deploy":"a"}}', '0:{"tree":{}}'],
  ['file', '{"build":"a","format":5}', undefined],
] as const)('a %s of another build is not of this build', (kind, text, unmarked) => {
  expect(isOfBuild('a', kind, text)).toBe(true);
  expect(isOfBuild('b', kind, text)).toBe(false);
  expect(unmarked !== undefined && isOfBuild('a', kind, unmarked)).toBe(false);
});

test('a file that names no build is of every build', () => {
  expect(isOfBuild('a', 'file', '{"openapi":"3.1.0","info":{"build":"b"}}')).toBe(true);
});

const html = `<html><link href="/docs/_next/static/a.css"><script src="/docs/_next/static/b.js?x"></script>
  <script src="/docs/_next/static/old.js" noModule=""></script>
  <a href="/docs/lite/">x</a><a href="/docs/lite.md">Markdown</a><a href="/docs/other.md">x</a>
  <script type="application/json">{"scripts":["/docs/_next/static/c.js"]}</script>`;

test('lists the assets in the tags of a page, below any base path', () => {
  expect(assetsOf(html)).toEqual(['/docs/_next/static/a.css', '/docs/_next/static/b.js']);
});

test('lists what else a page uses: its app, its Markdown page, and the scripts of every page', () => {
  expect(usedBy(html, ['/values.js'], '/docs').filter((path) => !assetsOf(html).includes(path))).toEqual([
    '/docs/_next/static/old.js',
    '/docs/_next/static/c.js',
    '/docs/lite.md',
    '/docs/values.js',
  ]);
});
