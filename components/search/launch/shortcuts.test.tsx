import { describe, expect, test } from 'vitest';
import { opensSearch, type Press, takesKeys, writes } from './shortcuts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

describe('opensSearch', () => {
  test.each([
    ['Ctrl+K', press('k', { ctrlKey: true }), false, true],
    ['Cmd+K', press('k', { metaKey: true }), false, true],
    ['Ctrl+K with the caps lock', press('K', { ctrlKey: true }), false, true],
    ['Ctrl+K while typing', press('k', { ctrlKey: true }), true, true],
    ['the slash', press('/'), false, true],
    ['the slash while typing', press('/'), true, false],
    ['a browser shortcut with the slash', press('/', { ctrlKey: true }), false, false],
    ['K alone', press('k'), false, false],
    ['Ctrl+Alt+K, which writes a sign on some keyboards', press('k', { ctrlKey: true, altKey: true }), false, false],
    ['Ctrl+Cmd+K', press('k', { ctrlKey: true, metaKey: true }), false, false],
    ['a key that something else has taken', press('/', { defaultPrevented: true }), false, false],
    ['a key within a composition', press('/', { isComposing: true }), false, false],
  ])('%s', (_, given, isTyping, opens) => {
    expect(opensSearch(given, isTyping, true)).toBe(opens);
  });

  test('leaves the slash alone when the reader turned it off, and Ctrl+K in place', () => {
    expect(opensSearch(press('/'), false, false)).toBe(false);
    expect(opensSearch(press('k', { ctrlKey: true }), false, false)).toBe(true);
  });
});

test.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<button></button>', true],
  ['<a href="/"></a>', false],
  ['<div></div>', false],
])('%s takes keys: %s', (html, takes) => {
  document.body.innerHTML = html;
  expect(takesKeys(document.body.firstElementChild)).toBe(takes);
  expect(takesKeys(null)).toBe(false);
});

test.each([
  ['a', {}, true],
  ['😀', {}, true],
  ['Backspace', {}, true],
  ['Enter', {}, true],
  ['Tab', {}, false],
  ['F5', {}, false],
  ['Escape', {}, false],
  ['v', { ctrlKey: true }, false],
  ['Enter', { metaKey: true }, false],
  ['a', { isComposing: true }, false],
])('%s with %o writes: %s', (key, more, does) => {
  expect(writes(press(key, more))).toBe(does);
});
