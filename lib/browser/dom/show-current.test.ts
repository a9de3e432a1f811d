import { expect, test } from 'vitest';
import { scrollToShow } from './show-current';

test.each([
  ["doesn't scroll if the entry is in view", { scrollTop: 100, height: 400 }, { top: 200, height: 30 }, 100],
  [
    "doesn't scroll if the entry is the last one in view",
    { scrollTop: 100, height: 400 },
    { top: 470, height: 30 },
    100,
  ],
  ['scrolls down to an entry below', { scrollTop: 0, height: 400 }, { top: 900, height: 30 }, 715],
  ['scrolls up to an entry above', { scrollTop: 900, height: 400 }, { top: 500, height: 30 }, 315],
  ['scrolls to the top for one of the first entries', { scrollTop: 900, height: 400 }, { top: 20, height: 30 }, 0],
])('%s', (_, box, entry, scrollTop) => {
  expect(scrollToShow(box, entry)).toBe(scrollTop);
});
