import { expect, it, test } from 'vitest';
import { isWanted } from '@/lib/search/golden/golden-set';
import { figuresOf } from './figures';

test.each([
  ['/lite/updating#back-up', ['/lite/updating'], true],
  ['/lite/updating-more', ['/lite/updating'], false],
  ['/pro/configuration/environment-variables#app_key', ['/*/configuration/environment-variables#app_key'], true],
  ['/pro/configuration/environment-variables#app_key_2', ['/*/configuration/environment-variables#app_key'], false],
  ['/api/', ['/server', '/api/'], true],
  ['/server#horizon', ['/server#hor*'], true],
])('isWanted(%s, %j) is %s', (url, places, expected) => {
  expect(isWanted(url, places)).toBe(expected);
});

it('measures the first ten positions', async () => {
  const results: Record<string, string[]> = {
    first: ['/a'],
    fourth: ['/b', '/b', '/b', '/a'],
    eleventh: [...Array.from({ length: 10 }, () => '/b'), '/a'],
    none: [],
  };
  const queries = Object.keys(results).map((query) => [query, '/a'] as const);
  expect(await figuresOf(queries, async (query) => results[query] ?? [])).toEqual({
    mrr: 0.3125,
    missed: [
      { query: 'fourth', position: 4 },
      { query: 'eleventh', position: 0 },
      { query: 'none', position: 0 },
    ],
  });
});
