import { expect, test } from 'vitest';
import type { Hit } from '@/lib/search/engine';
import { completedHits } from './completed-hits';
import { toDocSearch } from './docsearch-hits';

const hit = (url: string, kind: Hit['kind'], text = ''): Hit => ({
  id: url,
  url,
  kind,
  trail: [],
  title: [],
  snippet: text ? [{ text, isMatch: false }] : [],
  section: '',
  edition: null,
  version: '',
});

test('all hits are of one group, and in it of their page, so that their order stays', () => {
  const answer = { total: 40, hits: [hit('/a#x', 'section'), hit('/b', 'page'), hit('/a#y', 'code')] };
  const [result] = toDocSearch(answer, (path) => `/docs${path}`).results as unknown as {
    nbHits: number;
    hits: { url: string; type: string; hierarchy: { lvl0: string; lvl1: string }; found: Hit }[];
  }[];
  expect(result?.nbHits).toBe(40);
  expect(result?.hits.map(({ url, type, hierarchy }) => [url, type, hierarchy.lvl0, hierarchy.lvl1])).toEqual([
    ['/docs/a#x', 'lvl2', 'Results', '/a'],
    ['/docs/b', 'lvl1', 'Results', '/b'],
    ['/docs/a#y', 'content', 'Results', '/a'],
  ]);
  expect(result?.hits[0]?.found).toBe(answer.hits[0]);
});

test('a hit is shown with its snippet once that is there', async () => {
  const listed = hit('/a', 'page');
  const whole = hit('/a', 'page', 'text');
  const completed = completedHits();
  let told = 0;
  completed.subscribe(() => {
    told += 1;
  });
  const promise = Promise.resolve({ total: 1, hits: [whole] });
  completed.follow({ total: 1, hits: [listed], completed: promise });
  expect(completed.of(listed)).toBe(listed);
  await promise;
  expect(completed.of(listed)).toBe(whole);
  expect(told).toBe(1);
});
