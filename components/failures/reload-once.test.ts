import { describe, expect, test } from 'vitest';
import { isLoadFailure, nextReloadRecord } from './reload-once';

/** Creates an error like the one that the bundler's runtime throws. */
function chunkError(): Error {
  return Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 7'), {
    name: 'ChunkLoadError',
  });
}

describe('a load failure', () => {
  test.each([
    ['can come from the bundler', chunkError()],
    ['can be a truncated payload', new Error('Connection closed.')],
    [
      'can be a truncated payload in a production build',
      new Error('Minified React error #412; visit https://react.dev/errors/412 for the full message'),
    ],
    ['can be the cause of another error', new Error('The page broke.', { cause: chunkError() })],
  ])('%s', (_, error) => {
    expect(isLoadFailure(error)).toBe(true);
  });

  test.each([
    ['just any error', new Error('x is undefined')],
    ['another error from React', new Error('Minified React error #4120; visit')],
    ['a string', 'Failed to load chunk'],
    ['undefined', undefined],
  ])('is not %s', (_, error) => {
    expect(isLoadFailure(error)).toBe(false);
  });
});

describe('an address can be reloaded', () => {
  test('once each if there are several', () => {
    const first = nextReloadRecord(null, 'one', '/lite/');
    const second = nextReloadRecord(first, 'one', '/pro/');
    expect(second).not.toBeNull();
    expect(nextReloadRecord(second, 'one', '/lite/')).toBeNull();
    expect(nextReloadRecord(second, 'one', '/pro/')).toBeNull();
  });

  test('for up to 50 addresses per deploy, so the record stays small', () => {
    let record: string | null = null;
    for (let page = 0; page < 50; page += 1) {
      record = nextReloadRecord(record, 'one', `/page-${page}`);
    }
    expect(record).not.toBeNull();
    expect(nextReloadRecord(record, 'one', '/page-50')).toBeNull();
  });

  test.each(['two /lite/', '/lite/', 'x '.repeat(1_000_000)])(
    'if the stored record is invalid or old: %.40s',
    (stored) => {
      expect(nextReloadRecord(stored, 'one', '/lite/')).toBe('one /lite/');
    },
  );
});
