import { expect, test } from 'vitest';
import { currentOf, isAmong } from './active-entry';

test.each([
  ['that links to this page', '/server', { to: '/server' }, 'page'],
  ['that links to this folder, whose path lacks the trailing slash', '/lite', { to: '/lite/' }, 'page'],
  ['that links to the folder of this page', '/lite/installation/docker', { to: '/lite/' }, 'true'],
  ['that links to another folder', '/pro/updating', { to: '/lite/' }, undefined],
  ['that links to the home page, on the home page', '/', { to: '/' }, 'page'],
  ['that links to the home page, on another page', '/lite', { to: '/' }, undefined],
  [
    'that links to the home page, on a page that it covers',
    '/webhooks/create',
    { to: '/', covers: ['/webhooks/'] },
    'true',
  ],
  ['that links to another site', '/', {}, undefined],
  ['on the not-found page', '//_not-found', { to: '/' }, undefined],
])('aria-current of an entry %s', (_, path, entry, current) => {
  expect(currentOf(path, entry)).toBe(current);
});

test.each([
  ['/lite/updating', true],
  ['/server', true],
  ['/services', false],
])('whether a dropdown with Lite and the server contains %s: %s', (path, expected) => {
  expect(isAmong(path, [{ to: '/lite/' }, { to: '/server' }, {}])).toBe(expected);
});
