import { expect, test } from 'vitest';
import { type Kept, keptAfter, nothingKept } from './kept-keys';

/** What is kept after these keys; those that are none of the search's change nothing. */
const after = (keys: readonly string[], more = {}): Kept =>
  keys.reduce((kept: Kept, key) => {
    const press = {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      isComposing: false,
      defaultPrevented: false,
      ...more,
    };
    return keptAfter(kept, press) ?? kept;
  }, nothingKept);

test.each([
  ['letters, in their order', ['a', 'B', ' ', '/'], 'aB /', false],
  ['a sign of two halves as one', ['a', '😀', 'Backspace'], 'a', false],
  ['corrections', ['a', 'b', 'Backspace', 'Backspace', 'Backspace', 'c'], 'c', false],
  ['what was sent, and nothing behind it', ['a', 'Enter', 'b', 'Enter'], 'a', true],
  ['no Enter without a text', [' ', 'Enter', 'a'], ' a', false],
  ['no other keys', ['Tab', 'a', 'Shift', 'F5', 'ArrowDown', 'Escape'], 'a', false],
])('keeps %s', (_, keys, text, isSent) => {
  expect(after(keys)).toEqual({ text, isSent });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { isComposing: true }])(
  'leaves keys with %o to the browser',
  (more) => {
    expect(after(['v', 'Enter'], more)).toEqual(nothingKept);
  },
);
