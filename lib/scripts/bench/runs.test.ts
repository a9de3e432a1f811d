import { expect, test } from 'vitest';
import { readRuns } from './runs';

test.each([
  [[], 5],
  [['--runs', '1'], 1],
  [['--runs=12'], 12],
])('reads %j as %d runs', (words, runs) => {
  expect(readRuns(words, 'nav')).toBe(runs);
});

test.each([[['--runs']], [['--runs', '0']], [['--runs', '100']], [['--runs', 'x']], [['3']]])('rejects %j', (words) => {
  expect(() => readRuns(words, 'nav')).toThrow('write npx tsx lib/scripts/bench/nav-bench.ts --runs 5');
});
