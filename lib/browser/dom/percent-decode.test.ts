// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hashTarget, percentDecode } from './percent-decode';

test.each([
  ['redis', 'redis'],
  ['a%20b', 'a b'],
  ['%C3%BC', 'ü'],
  ['%00', '\0'],
  ['%25', '%'],
  ['%', '%'],
  ['%2', '%2'],
  ['%ZZ', '%ZZ'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['%FF', '%FF'],
  ['%ED%A0%80', '%ED%A0%80'],
  ['%u0041', '%u0041'],
])('decodes %j as %j', (text, decoded) => {
  expect(percentDecode(text)).toBe(decoded);
});

test.each([
  ['#redis', 'redis'],
  ['#caf%C3%A9', 'café'],
  ['#%', undefined],
  ['#', undefined],
  ['', undefined],
])('the target of %j has the ID %s', (hash, id) => {
  document.body.innerHTML = '<h2 id="redis"></h2><h2 id="café"></h2>';
  expect(hashTarget(hash)?.id).toBe(id);
});
