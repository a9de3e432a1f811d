import { expect, test } from 'vitest';
import { sitePathOf } from './site-path';

test.each([
  ['/lite/#redis', '/lite/#redis'],
  ['https://docs.mixpost.app/lite/updating#backup', '/lite/updating#backup'],
  ['http://localhost:3000/', '/'],
  ['https://docs.mixpost.app//evil.example/x', null],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['lite', null],
  ['', null],
  [null, null],
  [undefined, null],
  [{}, null],
])('the page of %s is %s', (address, path) => {
  expect(sitePathOf(address)).toBe(path);
});
