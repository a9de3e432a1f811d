import { describe, expect, test } from 'vitest';
import { isSaveData } from './connection';

describe('isSaveData', () => {
  test.each([
    [{ saveData: true }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g', saveData: false }, false],
    [{}, false],
    [undefined, false],
  ])('for %j: %s', (connection, expected) => {
    expect(isSaveData(connection)).toBe(expected);
  });
});
