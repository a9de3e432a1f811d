import { expect, test } from 'vitest';
import { nextOption } from './options';

const options = ['first', 'editions', 'editions', 'last'].map((row) => ({ row }));

test.each([
  ['ArrowDown', [1, 3, 3, 0]],
  ['ArrowUp', [3, 0, 0, 1]],
  ['ArrowRight', [0, 2, 2, 3]],
  ['ArrowLeft', [0, 1, 1, 3]],
  ['Home', [0, 1, 2, 3]],
])('%s leads from row to row, or along a row', (key, expected) => {
  expect(options.map((_, active) => nextOption(options, active, key))).toEqual(expected);
});

test('the first key leads to the first or last option', () => {
  expect(['ArrowDown', 'ArrowUp', 'ArrowRight'].map((key) => nextOption(options, -1, key))).toEqual([0, 3, -1]);
});

test('no key leads anywhere without options', () => {
  expect(nextOption([], -1, 'ArrowDown')).toBe(-1);
});
