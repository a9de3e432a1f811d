import { expect, test } from 'vitest';
import { requiredEditionsOf } from './required-editions';

test.each([
  ['/services/social/threads/', ['pro', 'enterprise']],
  ['/services/social/threads/app-review', ['pro', 'enterprise']],
  ['/services/payment/paddle', ['enterprise']],
  ['/services/payment/paddle-billing', ['enterprise']],
  ['/services/social/facebook/', []],
  ['/services/', []],
  ['/server', []],
])('%s requires %j', (path, names) => {
  expect(requiredEditionsOf(path).map(({ name }) => name)).toEqual(names);
});
