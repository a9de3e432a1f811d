import { expect, test } from 'vitest';
import { knownValues, valueError } from './stored-values';

test.each([
  [{}, {}],
  [{ constructor: 'a' }, {}],
  [
    { domain: 'a.example', edition: 'pro', version: '7.1' },
    { domain: 'a.example', edition: 'pro', version: '7.1' },
  ],
  [{ domain: '"; rm -rf ~', 'core-path': '' }, { 'core-path': '' }],
  [{ 'db-password': 'stored by mistake' }, {}],
  [{ 'name-of-an-older-registry': 'a', edition: 'basic', method: 'docker' }, { method: 'docker' }],
])('reads %j as %j', (stored, known) => {
  expect(knownValues(stored)).toEqual(known);
});

test.each([
  ['domain', 'a.example', true],
  ['domain', '', false],
  ['core-path', '', true],
  ['edition', 'lite', true],
  ['edition', 'toString', false],
  ['version', '7.2.0', true],
  ['version', 'seven', false],
  ['method', 'manual', true],
  ['toString', 'a', false],
])('accepts %s as %j: %s', (name, value, isValid) => {
  expect(valueError(name, value) === null).toBe(isValid);
});
