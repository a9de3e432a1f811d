import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours';

test.each([
  ['a', null, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', null],
  ['elsewhere', null, null],
])('the neighbours of %s are %s and %s', (item, prev, next) => {
  expect(neighboursOf(['a', 'b', 'c'], item)).toEqual({ prev, next });
});

test.each([[['only']], [[]]])('there are no neighbours in %j', (list) => {
  expect(neighboursOf(list, 'only')).toEqual({ prev: null, next: null });
});
