import { beforeEach, expect, test } from 'vitest';
import { installMenus, menuMove } from './menu-control';

installMenus();

const menu = () => document.querySelector('details') as HTMLDetailsElement;
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (key: string, target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML =
    '<p>Text</p><details data-menu=""><summary tabindex="0">More</summary><a id="one" href="#1">1</a><a id="two" href="#2">2</a></details>';
});

test("a click outside closes the menu, and a click inside doesn't", () => {
  menu().open = true;
  menu().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(menu().open).toBe(true);
  at('p').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(menu().open).toBe(false);
});

test('following a link closes the menu', () => {
  menu().open = true;
  at('#one').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(menu().open).toBe(false);
});

test('arrow keys open the menu and move through its entries', () => {
  press('ArrowDown', at('summary'));
  expect(menu().open).toBe(true);
  expect(document.activeElement?.id).toBe('one');
  press('ArrowUp', at('#one'));
  expect(document.activeElement?.id).toBe('two');
});

test('Escape closes the menu from anywhere', () => {
  menu().open = true;
  press('Escape', document.body);
  expect(menu().open).toBe(false);
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
