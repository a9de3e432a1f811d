import { expect, test } from 'vitest';
import { normalizeValue } from './normalize';

test.each([
  ['domain', 'https://posts.acme.org/', 'posts.acme.org'],
  ['domain', ' HTTPS://posts.acme.org:8443/mixpost?x=1 ', 'posts.acme.org'],
  ['host', 'http://redis/', 'redis'],
  ['uuid', '"3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15"', '3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15'],
  ['token', ' Bearer 1|abc ', '1|abc'],
  ['core-path', '/mixpost/', 'mixpost'],
  ['core-path', ' //a/b// ', 'a/b'],
  ['core-path', '/', ''],
  ['word', "'a b", "'a b"],
  ['secret', ' "quoted" ', ' "quoted" '],
  ['address', 'https://hooks.example.com/x', 'https://hooks.example.com/x'],
] as const)('normalizes the %s %j to %j', (kind, text, value) => {
  expect(normalizeValue(kind, text)).toBe(value);
});
