import { expect, test } from 'vitest';
import { isBefore } from './is-before';

test.each([
  ['6', '7.0.0', true],
  ['7', '7.0.0', false],
  ['7', '7.2', false],
  ['7.1', '7.2.0', true],
  ['7.2.0', '7.2', false],
  ['7.10', '7.9', false],
  ['8.0', '7.9.9', false],
])('isBefore(%s, %s) is %s', (version, other, isOlder) => {
  expect(isBefore(version, other)).toBe(isOlder);
});
