import { expect, test } from 'vitest';
import { installMenus, menuMove } from './menu-control';

test('following a link closes the menu', () => {
  installMenus();
  document.body.innerHTML = '<details data-menu="" open><summary>More</summary><a href="#1">1</a></details>';
  document.querySelector('a')?.click();
  expect(document.querySelector('details')?.open).toBe(false);
});

// A button and three links.
test.each([
  ['ArrowDown', 0, { focus: 1, isOpen: true }],
  ['ArrowDown', 1, { focus: 2, isOpen: true }],
  ['ArrowDown', 3, { focus: 1, isOpen: true }],
  ['ArrowUp', 0, { focus: 3, isOpen: true }],
  ['ArrowUp', 1, { focus: 3, isOpen: true }],
  ['ArrowUp', 3, { focus: 2, isOpen: true }],
  ['Home', 3, { focus: 1, isOpen: true }],
  ['End', 1, { focus: 3, isOpen: true }],
  ['Home', 0, null],
  ['End', 0, null],
  ['Escape', 2, { focus: 0, isOpen: false }],
  ['Escape', 0, { focus: 0, isOpen: false }],
  ['Enter', 0, null],
  ['Tab', 1, null],
  ['constructor', 1, null],
])('%s at index %i', (key, index, move) => {
  expect(menuMove(key, index, 4)).toEqual(move);
});
