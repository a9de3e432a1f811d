import { expect, test } from 'vitest';
import { activeHeading } from './active-heading';

/** Where the text begins below the navbar, and the middle of the window, in pixels. */
const [start, middle] = [60, 500];

test.each([
  ['the first heading before it is near', [700, 900], 0],
  ['the first heading in the upper half', [300, 900], 0],
  ['the previous one while the next is in the lower half', [-200, 700], 0],
  ['the next once it is in the upper half', [-200, 300], 1],
  ['a heading that a jump moved right below the navbar', [-500, 60, 400], 1],
  ['the last one if all are above the viewport', [-900, -300], 1],
  ['none on a page without headings', [], -1],
])('the active heading is %s', (_, tops, index) => {
  const positions = tops.map((top) => ({ isReached: top <= middle, isAhead: top >= start }));
  expect(activeHeading(positions)).toBe(index);
});

test('the active heading is the first one while none has a layout', () => {
  expect(activeHeading([1, 2, 3].map(() => ({ isReached: false, isAhead: false })))).toBe(0);
});
