import { expect, test } from 'vitest';
import { moveOf } from './dropdown-keys';

// A button and three links.
test.each([
  ['ArrowDown', 0, { focus: 1, open: true }],
  ['ArrowDown', 1, { focus: 2, open: true }],
  ['ArrowDown', 3, { focus: 1, open: true }],
  ['ArrowUp', 0, { focus: 3, open: true }],
  ['ArrowUp', 1, { focus: 3, open: true }],
  ['ArrowUp', 3, { focus: 2, open: true }],
  ['Home', 3, { focus: 1, open: true }],
  ['End', 1, { focus: 3, open: true }],
  ['Home', 0, null],
  ['End', 0, null],
  ['Escape', 2, { focus: 0, open: false }],
  ['Escape', 0, { focus: 0, open: false }],
  ['Enter', 0, null],
  ['Tab', 1, null],
  ['constructor', 1, null],
])('%s at stop %i', (key, at, move) => {
  expect(moveOf(key, at, 4)).toEqual(move);
});
