import { describe, expect, test } from 'vitest';
import { addressOf, asReaderWouldSee } from './address.mjs';
import { callOf } from './calls.mjs';
import { bakery } from './fixtures/bakery';

test('an address has the reader’s own values as placeholders, and its other parameters in braces', () => {
  expect(addressOf(callOf(bakery, 'updateLoaf'))).toBe(
    'https://[[domain]]/[[core-path]]/api/[[workspace-uuid]]/loaves/{loafUuid}',
  );
});

test('a variable that is no placeholder has its default', () => {
  const call = callOf(bakery, 'ping');
  const server = { url: 'https://{domain}/{stage}', variables: { stage: { default: 'beta' } } };
  expect(addressOf({ ...call, server })).toBe('https://[[domain]]/beta/ping');
});

describe('in examples', () => {
  const shown = (text: string) => asReaderWouldSee(text, bakery.root.servers);

  test('the address of the server is that of the reader', () => {
    expect(shown('https://social.example.com/mixpost/api/3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15/posts')).toBe(
      'https://[[domain]]/[[core-path]]/api/[[workspace-uuid]]/posts',
    );
  });

  test('other addresses below the same name are too, but a plain word is left alone', () => {
    expect(shown('https://social.example.com/storage/mixpost.jpg')).toBe('https://[[domain]]/storage/mixpost.jpg');
  });
});
