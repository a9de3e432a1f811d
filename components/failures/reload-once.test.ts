import { describe, expect, test } from 'vitest';
import { isLoadFailure, recordOfReload } from './reload-once';

/** Creates an error like the one that the bundler's runtime throws. */
function chunkError(): Error {
  return Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 7'), {
    name: 'ChunkLoadError',
  });
}

describe('a load failure', () => {
  test.each([
    ['of the bundler', chunkError()],
    ['of a payload that is cut off', new Error('Connection closed.')],
    [
      'of one, in a build',
      new Error('Minified React error #412; visit https://react.dev/errors/412 for the full message'),
    ],
    ['as a cause', new Error('The page broke.', { cause: chunkError() })],
  ])('%s', (_, error) => {
    expect(isLoadFailure(error)).toBe(true);
  });

  test.each([
    ['another error', new Error('x is undefined')],
    ['another error of React', new Error('Minified React error #4120; visit')],
    ['no error', 'Failed to load chunk'],
    ['nothing', undefined],
  ])('is not %s', (_, error) => {
    expect(isLoadFailure(error)).toBe(false);
  });
});

describe('an address may be loaded again', () => {
  test('once for each deploy', () => {
    const kept = recordOfReload(null, 'one', '/lite/');
    expect(kept).not.toBeNull();
    expect(recordOfReload(kept, 'one', '/lite/')).toBeNull();
    expect(recordOfReload(kept, 'two', '/lite/')).not.toBeNull();
  });

  test('while others were, each once', () => {
    const first = recordOfReload(null, 'one', '/lite/');
    const second = recordOfReload(first, 'one', '/pro/');
    expect(second).not.toBeNull();
    expect(recordOfReload(second, 'one', '/lite/')).toBeNull();
    expect(recordOfReload(second, 'one', '/pro/')).toBeNull();
  });

  test('for 50 addresses of a deploy, so that the record stays small', () => {
    let kept: string | null = null;
    for (let page = 0; page < 50; page += 1) {
      kept = recordOfReload(kept, 'one', `/page-${page}`);
    }
    expect(kept).not.toBeNull();
    expect(recordOfReload(kept, 'one', '/page-50')).toBeNull();
  });

  test.each([
    '',
    ' ',
    'two',
    'two /lite/',
    '{"deploy":"one"}',
    '/lite/',
    'x'.repeat(1_000_000),
    'x '.repeat(1_000_000),
  ])('where something else was kept: %.40s', (stored) => {
    expect(recordOfReload(stored, 'one', '/lite/')).toBe('one /lite/');
  });
});
