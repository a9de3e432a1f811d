import { expect, test } from 'vitest';
import { type Load, medianOfLoads, tableOfLoads } from './load-table';
import { median } from './median';

const load = (lcp: number, score: number): Load => ({
  kind: 'home',
  preset: 'mobile',
  fcp: lcp / 2,
  lcp,
  tbt: 0,
  cls: 0,
  scores: [score, 100, 100, 100],
});

test("computes each metric's median separately", () => {
  expect(medianOfLoads([load(900, 99), load(700, 100), load(800, 98)])).toEqual({ ...load(800, 99), fcp: 400 });
});

test('ignores aborted loads, and throws if all were aborted', () => {
  expect(medianOfLoads([load(Number.NaN, 100), load(700, Number.NaN), load(900, 99)])).toEqual(load(900, 99));
  expect(() => medianOfLoads([load(Number.NaN, 100)])).toThrow(/gave up all loads of the home/);
});

test.each([
  [[3], 3],
  [[3, 1], 3],
  [[10, 9, 100], 10],
  [[], 0],
])('median(%j) is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('prints a load as one row', () => {
  expect(tableOfLoads([load(801.4, 100)])).toBe(
    [
      '| page | preset | FCP, ms | LCP, ms | TBT, ms | CLS | perf | a11y | best | SEO |',
      '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      '| home | mobile | 401 | 801 | 0 | 0.000 | 100 | 100 | 100 | 100 |',
    ].join('\n'),
  );
});
