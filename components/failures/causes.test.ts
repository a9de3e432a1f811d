import { describe, expect, test } from 'vitest';
import { messagesOf } from './causes';

test('one error has one message', () => {
  expect(messagesOf(new Error('It broke.'))).toEqual(['It broke.']);
});

test('causes follow, the outermost first', () => {
  const deepest = new Error('The disk is full.');
  const middle = new Error('The file was not written.', { cause: deepest });
  expect(messagesOf(new Error('The page broke.', { cause: middle }))).toEqual([
    'The page broke.',
    'The file was not written.',
    'The disk is full.',
  ]);
});

test('a chain that comes back to itself ends', () => {
  const first = new Error('first');
  const second = new Error('second', { cause: first });
  first.cause = second;
  expect(messagesOf(first)).toEqual(['first', 'second']);
});

test('an error that causes itself is told once', () => {
  const error = new Error('alone');
  error.cause = error;
  expect(messagesOf(error)).toEqual(['alone']);
});

describe('what is no error is told as text', () => {
  test.each([
    ['text', 'text'],
    [7, '7'],
    [{ toString: () => 'a thing' }, 'a thing'],
    [Object.create(null), 'The error has no message.'],
  ])('%j', (thrown, text) => {
    expect(messagesOf(new Error('outer', { cause: thrown }))).toEqual(['outer', text]);
  });
});

test.each([[undefined], [null]])('%j says nothing at all', (thrown) => {
  expect(messagesOf(thrown)).toEqual([]);
});

test('an error without a message says so', () => {
  expect(messagesOf(new Error())).toEqual(['The error has no message.']);
});
