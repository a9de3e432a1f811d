import { expect, test } from 'vitest';
import { readRuns } from './runs';

test.each([
  [[], 5],
  [['--runs', '1'], 1],
  [['--runs=12'], 12],
])('reads %j as %d runs', (words, runs) => {
  expect(readRuns(words, 'bench:load')).toBe(runs);
});

test.each([[['--runs']], [['--runs', '0']], [['--runs', '100']], [['--runs', 'x']], [['3']]])('rejects %j', (words) => {
  expect(() => readRuns(words, 'bench:load')).toThrow('write npm run bench:load -- --runs 5');
});
