import { describe, expect, test } from 'vitest';
import { relativeAddress, rootOf } from './relative-address';

describe('relativeAddress', () => {
  test.each([
    ['/', '/', 'index.html'],
    ['/lite/', '/', 'lite.html'],
    ['/lite/updating', '/', 'lite/updating.html'],
    ['/', '/lite/', 'index.html'],
    ['/', '/lite/updating', '../index.html'],
    ['/lite/updating#backup', '/services/social/facebook/app-review', '../../../lite/updating.html#backup'],
    ['/search?q=a/b#c', '/lite/updating', '../search.html?q=a/b#c'],
    ['/openapi.yaml', '/api/', 'openapi.yaml'],
    ['/compose/lite/docker-compose.yml', '/lite/installation/docker', '../../compose/lite/docker-compose.yml'],
    ['/1.0/', '/lite/updating', '../1.0.html'],
    ['/1.0/lite/updating', '/1.0/', '1.0/lite/updating.html'],
  ])('resolves %s on %s to %s', (href, from, address) => {
    expect(relativeAddress(href, from)).toBe(address);
  });
});

test.each([
  ['/', ''],
  ['/lite/', ''],
  ['/lite/updating', '../'],
  ['/services/social/facebook/', '../../'],
])('rootOf(%s) is "%s"', (path, root) => {
  expect(rootOf(path)).toBe(root);
});
