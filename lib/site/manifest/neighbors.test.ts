import { expect, test } from 'vitest';
import { neighborsOf } from './neighbors';

test.each([
  ['a', null, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', null],
  ['elsewhere', null, null],
])('the neighbors of %s are %s and %s', (item, prev, next) => {
  expect(neighborsOf(['a', 'b', 'c'], item)).toEqual({ prev, next });
});

test.each([[['only']], [[]]])('finds no neighbors in %j', (list) => {
  expect(neighborsOf(list, 'only')).toEqual({ prev: null, next: null });
});
