import { expect, test } from 'vitest';
import { readNumbers, writeNumbers } from './format';

test('numbers come back from their text, also through JSON and UTF-8', () => {
  const numbers = [0, 1, 33, 57, 92, 3000, 0xd7ff, 0xd800, 0xdfff, 65_500];
  const text = new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(writeNumbers(numbers))));
  expect(readNumbers(JSON.parse(text))).toEqual(numbers);
});
