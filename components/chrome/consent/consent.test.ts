import { expect, test } from 'vitest';
import { parseConsent } from './consent';

test.each([
  [null, undefined, 'undecided'],
  ['granted', undefined, 'granted'],
  ['denied', undefined, 'denied'],
  ['granted', false, 'granted'],
  ['granted', true, 'denied-by-browser'],
  [null, true, 'denied-by-browser'],
  ['granted', 'true', 'granted'],
  ['', undefined, 'undecided'],
  ['Granted', undefined, 'undecided'],
  [{}, undefined, 'undecided'],
  ['x'.repeat(100_000), undefined, 'undecided'],
])('with %j stored and Global Privacy Control %j, the consent is %s', (stored, control, consent) => {
  expect(parseConsent(stored, control)).toBe(consent);
});
