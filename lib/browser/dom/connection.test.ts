import { afterEach, expect, test, vi } from 'vitest';
import { isSaveData } from './connection';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{}, false],
  [undefined, false],
])('whether %j saves data: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSaveData()).toBe(expected);
});
