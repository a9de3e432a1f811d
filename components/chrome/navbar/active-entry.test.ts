import { describe, expect, test } from 'vitest';
import { currentOf, isAmong } from './active-entry';

describe('an entry', () => {
  test.each([
    ['of this page', '/server', { to: '/server' }, 'page'],
    ['of this folder, by a path without its slash', '/lite', { to: '/lite/' }, 'page'],
    ['of the folder that holds this page', '/lite/installation/docker', { to: '/lite/' }, 'true'],
    ['of another folder', '/pro/updating', { to: '/lite/' }, undefined],
    ['of the home page, on it', '/', { to: '/' }, 'page'],
    ['of the home page, elsewhere', '/lite', { to: '/' }, undefined],
    ['of the home page, where it covers', '/webhooks/create', { to: '/', covers: ['/webhooks/'] }, 'true'],
    ['of another site', '/', {}, undefined],
    ['of any page, on the not-found page', '//_not-found', { to: '/' }, undefined],
  ])('%s', (_, path, entry, current) => {
    expect(currentOf(path, entry)).toBe(current);
  });
});

test.each([
  ['/lite/updating', true],
  ['/server', true],
  ['/services', false],
])('a dropdown with Lite and the server holds %s: %s', (path, expected) => {
  expect(isAmong(path, [{ to: '/lite/' }, { to: '/server' }, {}])).toBe(expected);
});
