import { describe, expect, test } from 'vitest';
import { addressOf, asReaderWouldSee } from './address';
import { callOf } from './calls';
import { bakery } from './fixtures/bakery';

test('writes the reader’s values as placeholders and other parameters in braces', () => {
  expect(addressOf(callOf(bakery, 'updateLoaf'))).toBe(
    'https://[[domain]]/[[core-path]]/api/[[workspace-uuid]]/loaves/{loafUuid}',
  );
});

test("uses the default of a variable that isn't a placeholder", () => {
  const call = callOf(bakery, 'ping');
  const server = { url: 'https://{domain}/{stage}', variables: { stage: { default: 'beta' } } };
  expect(addressOf({ ...call, server })).toBe('https://[[domain]]/beta/ping');
});

describe('asReaderWouldSee', () => {
  const personalize = (text: string) => asReaderWouldSee(text, bakery.root.servers);

  test("replaces the server address with the reader's", () => {
    expect(personalize('https://social.example.com/mixpost/api/3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15/posts')).toBe(
      'https://[[domain]]/[[core-path]]/api/[[workspace-uuid]]/posts',
    );
  });

  test('replaces the host in other addresses, but not a word that equals another value', () => {
    expect(personalize('https://social.example.com/storage/mixpost.jpg')).toBe(
      'https://[[domain]]/storage/mixpost.jpg',
    );
  });
});
