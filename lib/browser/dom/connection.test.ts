import { describe, expect, test } from 'vitest';
import { isSaveData } from './connection';

describe('a connection is thrifty', () => {
  test.each([
    [{ saveData: true }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g', saveData: false }, false],
    [{}, false],
    [undefined, false],
  ])('%j: %s', (connection, expected) => {
    expect(isSaveData(connection)).toBe(expected);
  });
});
