import { expect, test } from 'vitest';
import { isOpenKey } from './shortcuts';

/** Returns a key press with Ctrl. */
const press = (key: string, code: string, more: Partial<KeyboardEvent> = {}) =>
  isOpenKey({ key, code, ctrlKey: true, metaKey: false, altKey: false, ...more } as KeyboardEvent);

test.each([
  ['English', 'k', 'KeyK'],
  ['with Caps Lock', 'K', 'KeyK'],
  ['Dvorak', 'k', 'KeyV'],
  ['Russian', 'л', 'KeyK'],
  ['Greek', 'κ', 'KeyK'],
  ['Hebrew', 'ל', 'KeyK'],
  ['Arabic', 'ن', 'KeyK'],
])('the key of K opens the search: %s', (_, key, code) => {
  expect(press(key, code)).toBe(true);
  expect(press(key, code, { ctrlKey: false, metaKey: true })).toBe(true);
  expect(press(key, code, { metaKey: true })).toBe(false);
  expect(press(key, code, { altKey: true })).toBe(false);
});

test.each([
  ['Dvorak, where the key has another Latin letter', 't', 'KeyK'],
  ['another key in Russian', 'д', 'KeyL'],
])('other keys do not: %s', (_, key, code) => {
  expect(press(key, code)).toBe(false);
});
