import { expect, test } from 'vitest';
import { readNumbers, writeNumbers } from './numbers';

test('numbers come back from their text, across the surrogates and beyond 16 bits', () => {
  const numbers = [0, 1, 33, 57, 92, 0xd7ff, 0xd800, 0xdfff, 0xffff, 0x10000, 1_000_000];
  expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
  expect(readNumbers(JSON.parse(JSON.stringify(writeNumbers(numbers))))).toEqual(numbers);
  expect(writeNumbers(numbers).isWellFormed()).toBe(true);
});

test('no number is a quotation mark, which JSON would escape', () => {
  expect(writeNumbers(Array.from({ length: 300 }, (_, at) => at))).not.toContain('"');
});
