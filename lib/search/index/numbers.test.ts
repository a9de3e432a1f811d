import { expect, it, test } from 'vitest';
import { readNumbers, writeNumbers } from './numbers';

it('reads what it wrote, small numbers as one sign and without signs that JSON escapes', () => {
  const numbers = [0, 1, 59, 60, 61, 91, 92, 2_000, 1_000_000, 2 ** 31];
  const text = writeNumbers(numbers);
  expect(readNumbers(text)).toEqual(numbers);
  expect(writeNumbers([0, 59])).toHaveLength(2);
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
});

test.each([['"'], ['\u00e9'], [writeNumbers([5_000]).slice(0, -1)]])(
  'refuses %j, which no numbers were written as',
  (text) => {
    expect(() => readNumbers(text)).toThrow(RangeError);
  },
);
