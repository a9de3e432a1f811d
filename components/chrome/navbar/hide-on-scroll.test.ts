import { expect, test } from 'vitest';
import { isHiddenAfter, type ScrollState } from './hide-on-scroll';

const view = (offset: number, change: Partial<ScrollState> = {}): ScrollState => ({
  offset,
  barHeight: 60,
  address: '/lite/',
  isInUse: false,
  ...change,
});

test.each([
  ['down', false, view(500), view(501), true],
  ['further down', true, view(500), view(900), true],
  ['up', true, view(500), view(499), false],
  ["down by less than the navbar's height", false, view(0), view(59), false],
  ["down from the top by the navbar's height", false, view(0), view(60), true],
  ['back to the top', true, view(500), view(0), false],
  ['nowhere, while the navbar is visible', false, view(500), view(500), false],
  ['nowhere, while the navbar is hidden', true, view(500), view(500), true],
  ['down to an anchor', true, view(500), view(900, { address: '/lite/#a' }), false],
  ['down on the next page', true, view(500), view(900, { address: '/pro/' }), false],
  ['down after an anchor', false, view(900, { address: '/lite/#a' }), view(901, { address: '/lite/#a' }), true],
  ['down while the navbar has the focus', false, view(500), view(900, { isInUse: true }), false],
])('scrolled %s', (_, hidden, before, now, expected) => {
  expect(isHiddenAfter(hidden, before, now)).toBe(expected);
});
