import { expect, test } from 'vitest';
import { coverageOf, describeCoverage } from './coverage';

test('prints a line for each page and one for all', () => {
  const pages = [
    { page: 'quick-start', written: 8, substituted: 0, skipped: 0 },
    { page: 'lite/updating', written: 9, substituted: 1, skipped: 2 },
  ];
  expect(describeCoverage(pages).replaceAll(/ {2,}/g, '  ').split('\n')).toEqual([
    'Page  as written  substituted  not run',
    'quick-start  8 (100%)  0 (0%)  0 (0%)',
    'lite/updating  9 (75%)  1 (8%)  2 (17%)',
    'All  17 (85%)  1 (5%)  2 (10%)',
  ]);
});

test('at least 90% of the commands run as written, and at most 5% with a substitution', async () => {
  const pages = await coverageOf();
  const sum = (of: 'written' | 'substituted' | 'skipped') => pages.reduce((total, page) => total + page[of], 0);
  const all = sum('written') + sum('substituted') + sum('skipped');
  expect(sum('written') / all).toBeGreaterThanOrEqual(0.9);
  expect(sum('substituted') / all).toBeLessThanOrEqual(0.05);
}, 30_000);
