import { expect, test } from 'vitest';
import { parseConsent } from './consent';

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
])('with %j stored and Global Privacy Control %j, the consent is %s', (stored, control, consent) => {
  expect(parseConsent(stored, control)).toBe(consent);
});
