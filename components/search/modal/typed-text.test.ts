import { expect, test } from 'vitest';
import { typedText } from './typed-text';

test.each([
  ['letters, in their order', ['a', 'B', ' ', '/'], 'aB /', false],
  ['a sign of two halves as one', ['a', '😀', 'Backspace'], 'a', false],
  ['corrections', ['a', 'b', 'Backspace', 'Backspace', 'Backspace', 'c'], 'c', false],
  ['what was sent, and nothing behind it', ['a', 'Enter', 'b', 'Enter'], 'a', true],
  ['no Enter without a text', [' ', 'Enter', 'a'], ' a', false],
])('keeps %s', (_, keys, text, isSent) => {
  expect(typedText('', keys)).toEqual({ text, isSent });
});

test('goes on from the text that was there', () => {
  expect(typedText('ab😀', ['Backspace', 'c', 'Enter'])).toEqual({ text: 'abc', isSent: true });
});
