import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import hashlessRoute from './hashless-route.mjs';

const shipped = (folder: string) =>
  readFileSync(`node_modules/next/dist/${folder}/components/router-reducer/create-initial-router-state.js`, 'utf8');

test.each(['client', 'esm/client'])("removes the hash from the first page's address in %s", (folder) => {
  const source = shipped(folder);
  const patched = hashlessRoute(source);
  const changed = patched.split('\n').filter((line, index) => line !== source.split('\n')[index]);
  expect(changed).toEqual([
    expect.stringMatching(/discoverKnownRoute.*, location\.pathname \+ location\.search, initialSeed\.renderedSearch,/),
  ]);
});

test('keeps the hash in the address bar', () => {
  expect(hashlessRoute(shipped('client'))).toMatch(/^ {8}canonicalUrl,$/m);
});

test("throws if Next's source no longer has the call", () => {
  expect(() => hashlessRoute('export const other = 1;')).toThrow(/hashless-route\.mjs: .*issue 96714/);
});
