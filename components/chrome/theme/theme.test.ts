import { expect, test } from 'vitest';
import { parseTheme } from './theme';

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  [null, 'dark'],
  [undefined, 'dark'],
  ['', 'dark'],
  ['Light', 'dark'],
  [' light ', 'dark'],
  ['system', 'dark'],
  ['constructor', 'dark'],
  [{ theme: 'light' }, 'dark'],
  ['light'.repeat(100_000), 'dark'],
])('the value %j means the theme %s', (value, theme) => {
  expect(parseTheme(value)).toBe(theme);
});
