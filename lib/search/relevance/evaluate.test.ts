import { expect, test } from 'vitest';
import type { PageResult } from '@/lib/search/engine';
import { isWanted } from '@/lib/search/golden/golden-set';
import { judge, summarize } from './evaluate';

const result = (path: string, ...editions: string[]): PageResult => ({
  path,
  hits: [],
  editions: editions.map((url) => ({ edition: '', url })),
});
const query = { set: 'x', kind: 'x', text: 'x', expect: ['/a', '/b'], top: 2 };

test.each([
  ['the first answer', query, [result('/x'), result('/b'), result('/a')], { reciprocalRank: 0.5, isWithinTop: true }],
  [
    'one beyond the limit',
    query,
    [result('/x'), result('/y'), result('/a')],
    { reciprocalRank: 1 / 3, isWithinTop: false },
  ],
  ['none', query, [result('/x')], { reciprocalRank: 0, isWithinTop: false }],
  ['an edition of a result', query, [result('/x', '/x', '/b#y')], { reciprocalRank: 1, isWithinTop: true }],
  [
    'only some of all',
    { ...query, all: true },
    [result('/a'), result('/x')],
    { reciprocalRank: 1, isWithinTop: false },
  ],
  ['all', { ...query, all: true }, [result('/a', '/a', '/b')], { reciprocalRank: 1, isWithinTop: true }],
])('judges by %s', (_, asked, results, outcome) => {
  expect(judge(asked, results)).toEqual(outcome);
});

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

test('measures the first ten results', () => {
  const others = Array.from({ length: 10 }, () => result('/x'));
  const ranked = [[result('/a')], [...others.slice(0, 3), result('/a')], [...others, result('/a')], []];
  expect(summarize(ranked.map((results) => judge(query, results)))).toEqual({
    queries: 4,
    mrr: 0.3125,
    withinTop: 0.25,
  });
});
