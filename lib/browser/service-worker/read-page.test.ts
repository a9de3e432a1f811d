import { expect, test } from 'vitest';
import { assetsOf, buildOf, importsOf, isOfBuild } from './read-page';

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

test('lists the assets in tags and data of a page once, below any base path', () => {
  const html = `<link href="/docs/_next/static/a.css"><script src="/docs/_next/static/b.js?x"></script>
    <script>push([1,"x:I[1,[\\"/docs/_next/static/c.js\\",\\"/docs/_next/static/b.js\\"]]"])</script>
    <a href="/docs/lite/">x</a>`;
  expect(assetsOf(html)).toEqual(['/docs/_next/static/a.css', '/docs/_next/static/b.js', '/docs/_next/static/c.js']);
});

test('lists static and dynamic imports of a script', () => {
  const script =
    'import{a}from"./paths-BAo-JPfV.js";let b=()=>import(`./search-body.js`);x=\'./x.png\',y="./paths-BAo-JPfV.js"';
  expect(importsOf(script)).toEqual(['paths-BAo-JPfV.js', 'search-body.js']);
});
