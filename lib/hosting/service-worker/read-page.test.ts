import { expect, test } from 'vitest';
import { assetsOf, buildOf, importsOf } from './read-page';

test('the build of a page is the one that it names', () => {
  expect(buildOf('<!DOCTYPE html><html lang="en" data-theme="dark" data-deploy="abc123" class="x">')).toBe('abc123');
  expect(buildOf('<html><body data-deploy="abc123">')).toBeNull();
});

test('the assets of a page are those of its tags and of its data, each once, below any base path', () => {
  const html = `<link href="/docs/_next/static/a.css"><script src="/docs/_next/static/b.js?x"></script>
    <script>push([1,"x:I[1,[\\"/docs/_next/static/c.js\\",\\"/docs/_next/static/b.js\\"]]"])</script>
    <a href="/docs/lite/">x</a>`;
  expect(assetsOf(html)).toEqual(['/docs/_next/static/a.css', '/docs/_next/static/b.js', '/docs/_next/static/c.js']);
});

test('lists the scripts that a script imports, at once and on demand', () => {
  const script =
    'import{a}from"./paths-BAo-JPfV.js";let b=()=>import(`./search-body.js`);x=\'./x.png\',y="./paths-BAo-JPfV.js"';
  expect(importsOf(script)).toEqual(['paths-BAo-JPfV.js', 'search-body.js']);
});
