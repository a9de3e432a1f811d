import { expect, test } from 'vitest';
import { relativeAddress } from './relative-address';

test.each([
  ['/', '/', 'index.html'],
  ['/lite/', '/', 'lite.html'],
  ['/', '/lite/', 'index.html'],
  ['/', '/lite/updating', '../index.html'],
  ['/lite/updating#backup', '/services/social/facebook/app-review', '../../../lite/updating.html#backup'],
  ['/search?q=a/b#c', '/lite/updating', '../search.html?q=a/b#c'],
  ['/compose/lite/docker-compose.yml', '/lite/installation/docker', '../../compose/lite/docker-compose.yml'],
  ['/1.0/lite/updating', '/1.0/', '1.0/lite/updating.html'],
])('the address of %s on %s is %s', (href, from, address) => {
  expect(relativeAddress(href, from)).toBe(address);
});
