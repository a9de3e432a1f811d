import { describe, expect, test } from 'vitest';
import { messagesOf } from './causes';

test('returns the message of an error', () => {
  expect(messagesOf(new Error('It broke.'))).toEqual(['It broke.']);
});

test('returns the messages of all causes, the outermost first', () => {
  const deepest = new Error('The disk is full.');
  const middle = new Error('The file was not written.', { cause: deepest });
  expect(messagesOf(new Error('The page broke.', { cause: middle }))).toEqual([
    'The page broke.',
    'The file was not written.',
    'The disk is full.',
  ]);
});

test('stops at a circular chain', () => {
  const first = new Error('first');
  const second = new Error('second', { cause: first });
  first.cause = second;
  expect(messagesOf(first)).toEqual(['first', 'second']);
});

test('returns the message of an error that is its own cause once', () => {
  const error = new Error('alone');
  error.cause = error;
  expect(messagesOf(error)).toEqual(['alone']);
});

describe("converts a cause that isn't an error to text", () => {
  test.each([
    ['text', 'text'],
    [7, '7'],
    [{ toString: () => 'a thing' }, 'a thing'],
    [Object.create(null), 'The error has no message.'],
  ])('%j', (thrown, text) => {
    expect(messagesOf(new Error('outer', { cause: thrown }))).toEqual(['outer', text]);
  });
});

test.each([[undefined], [null]])('returns no messages for %j', (thrown) => {
  expect(messagesOf(thrown)).toEqual([]);
});

test('returns a default message for an error without one', () => {
  expect(messagesOf(new Error())).toEqual(['The error has no message.']);
});
