import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import hashlessRoute from './hashless-route.mjs';

const shipped = (folder: string) =>
  readFileSync(`node_modules/next/dist/${folder}/components/router-reducer/create-initial-router-state.js`, 'utf8');

test.each(['client', 'esm/client'])("the first page's address is kept without its hash by %s", (folder) => {
  const source = shipped(folder);
  const patched = hashlessRoute(source);
  const changed = patched.split('\n').filter((line, index) => line !== source.split('\n')[index]);
  expect(changed).toEqual([
    expect.stringMatching(/discoverKnownRoute.*, location\.pathname \+ location\.search, initialSeed\.renderedSearch,/),
  ]);
});

test('what the router shows in the address bar keeps its hash', () => {
  expect(hashlessRoute(shipped('client'))).toMatch(/^ {8}canonicalUrl,$/m);
});

test('a Next without the call is not built without a look at it', () => {
  expect(() => hashlessRoute('export const other = 1;')).toThrow(/hashless-route\.mjs: .*issue 96714/);
});
