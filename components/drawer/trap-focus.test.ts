import { expect, test } from 'vitest';
import { wrapped } from './trap-focus';

const stops = ['close', 'back', 'link'];

test.each([
  ['forwards from the last', 'link', false, 'close'],
  ['backwards from the first', 'close', true, 'link'],
  ['forwards in between', 'back', false, null],
  ['backwards in between', 'back', true, null],
  ['forwards from outside', 'page', false, 'close'],
  ['backwards from nowhere', null, true, 'link'],
])('%s', (_, current, backwards, to) => {
  expect(wrapped(stops, current, backwards)).toBe(to);
});

test('without stops the browser moves by itself', () => {
  expect(wrapped([], null, false)).toBeNull();
});
