import { expect, test } from 'vitest';
import { standingOf } from './consent';

test.each([
  [null, undefined, 'unasked'],
  ['granted', undefined, 'granted'],
  ['denied', undefined, 'denied'],
  ['granted', false, 'granted'],
  ['granted', true, 'refused-by-browser'],
  ['denied', true, 'refused-by-browser'],
  [null, true, 'refused-by-browser'],
  ['granted', 'true', 'granted'],
  ['', undefined, 'unasked'],
  ['Granted', undefined, 'unasked'],
  ['true', undefined, 'unasked'],
  [{}, undefined, 'unasked'],
  ['x'.repeat(100_000), undefined, 'unasked'],
])('with %j stored and Global Privacy Control %j, the reader is %s', (stored, control, standing) => {
  expect(standingOf(stored, control)).toBe(standing);
});
