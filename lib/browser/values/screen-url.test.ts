import { expect, test } from 'vitest';
import { screenUrl } from './screen-url';

test.each([
  ['status', { domain: 'a.example' }, 'lite', 'https://a.example/mixpost/system/status'],
  ['status', { domain: 'a.example', 'core-path': 'x' }, 'lite', 'https://a.example/mixpost/system/status'],
  ['sso', { domain: 'a.example', 'core-path': 'x/y' }, 'pro', 'https://a.example/x/y/admin/configs/sso'],
  ['sso', { domain: 'a.example', 'core-path': '' }, 'enterprise', 'https://a.example/admin/configs/sso'],
  ['sso', { domain: 'a.example' }, 'pro', null],
  ['status', {}, 'lite', null],
  ['status', { domain: 'a.example' }, null, null],
  ['status', { domain: 'a.example', 'core-path': 'x' }, 'pro', null],
  ['status', { domain: 'localhost' }, 'lite', null],
  ['status', { domain: 'javascript:alert(1)' }, 'lite', null],
  ['status', { domain: 'a.example/x?' }, 'lite', null],
  ['sso', { domain: 'a.example', 'core-path': '../x' }, 'pro', null],
  ['toString', { domain: 'a.example' }, 'lite', null],
] as const)('leads to %s with %j in %s: %s', (name, values, edition, url) => {
  expect(screenUrl(name, values, edition)).toBe(url);
});
