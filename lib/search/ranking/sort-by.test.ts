import { expect, test } from 'vitest';
import { sortedBy } from './sort-by';

test('the largest value comes first, and equal ones keep the order of their numbers', () => {
  const values = [3, 0.5, 3, 1_000_000, 0, 0.501];
  expect(sortedBy([5, 4, 3, 2, 1, 0], (number) => values[number] ?? 0)).toEqual([3, 0, 2, 5, 1, 4]);
});

test('large numbers with large values are kept exactly', () => {
  const numbers = [2 ** 20 - 1, 2 ** 20 - 2];
  expect(sortedBy(numbers, () => 2 ** 20)).toEqual([2 ** 20 - 2, 2 ** 20 - 1]);
});

test('nothing is nothing', () => {
  expect(sortedBy([], () => 0)).toEqual([]);
});
