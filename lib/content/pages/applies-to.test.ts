import { expect, test } from 'vitest';
import { appliesTo } from './applies-to';

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
])('%s applies to %j', (path, names) => {
  expect(appliesTo(path, {}).map(({ name, since }) => [name, since].filter(Boolean).join(' '))).toEqual(names);
});

test('a page can say it itself', () => {
  expect(appliesTo('/mcp', { editions: { pro: '6', enterprise: '' } })).toEqual([
    { name: 'pro', since: '6' },
    { name: 'enterprise', since: undefined },
  ]);
});
