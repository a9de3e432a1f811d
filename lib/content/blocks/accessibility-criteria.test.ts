import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { criteria } from '@/content/accessibility.mjs';

test('every test that the statement names exists', () => {
  const names = criteria.flatMap(([, , , check]) => ('tests' in check ? check.tests : []));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !['spec', 'test'].some((kind) => existsSync(`e2e/${name}.${kind}.ts`)))).toEqual([]);
});

test('the criteria are those of WCAG 2.2 at the levels A and AA, in order', () => {
  const numbers = criteria.map(([number]) => number.split('.').map(Number));
  const sorted = [...numbers].sort((one, other) => {
    const at = one.findIndex((part, index) => part !== other[index]);
    return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
  expect(numbers).toEqual(sorted);
  expect(new Set(numbers.map(String)).size).toBe(numbers.length);
  const countOf = (level: string) => criteria.filter(([, , each]) => each === level).length;
  expect([countOf('A'), countOf('AA')]).toEqual([31, 24]);
});
