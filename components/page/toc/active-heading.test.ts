import { describe, expect, test } from 'vitest';
import { activeHeading } from './active-heading';

describe('activeHeading', () => {
  test.each([
    ['nothing before the first heading comes near', [700, 900], -1],
    ['the first heading in the upper half', [300, 900], 0],
    ['the one before while the next is in the lower half', [-200, 700], 0],
    ['the next once it is in the upper half', [-200, 300], 1],
    ['a heading that a jump put right below the navbar', [-500, 60, 400], 1],
    ['the last when all are above', [-900, -300], 1],
    ['nothing on a page without headings', [], -1],
  ])('is %s', (_, tops, place) => {
    expect(activeHeading(tops, 60, 1000)).toBe(place);
  });
});
