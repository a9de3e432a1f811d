import { expect, test } from 'vitest';
import { requiredEditionsOf } from './required-editions';

test.each([
  ['/services/social/threads/', ['pro', 'enterprise']],
  ['/services/social/threads/app-review', ['pro', 'enterprise']],
  ['/services/payment/paddle', ['enterprise']],
  ['/services/payment/paddle-billing', ['enterprise']],
  ['/services/sso', ['pro 7', 'enterprise 8']],
  ['/services/social/facebook/', []],
  ['/services/', []],
  ['/server', []],
  ['/api/accounts/list', ['pro 2', 'enterprise 2']],
])('%s requires %j', (path, names) => {
  expect(requiredEditionsOf(path, {}).map(({ name, since }) => [name, since].filter(Boolean).join(' '))).toEqual(names);
});

test('a page can say it itself', () => {
  expect(requiredEditionsOf('/mcp', { editions: { pro: '6', enterprise: '' } })).toEqual([
    { name: 'pro', since: '6' },
    { name: 'enterprise', since: undefined },
  ]);
});
