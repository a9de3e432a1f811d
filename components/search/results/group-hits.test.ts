import { expect, test } from 'vitest';
import type { Hit } from '@/lib/search/engine';
import { groupHits } from './group-hits';

const hit = (url: string, kind: Hit['kind'], trail: readonly string[]): Hit => ({
  id: url,
  url,
  kind,
  trail,
  title: [{ text: trail.at(-1) ?? '', isMatch: false }],
  snippet: [],
  section: trail[0] ?? '',
  edition: null,
  version: 'current',
});

test('the hits of one page stand together, where the best of them stood', () => {
  const groups = groupHits([
    hit('/a#x', 'section', ['Lite', 'A', 'X']),
    hit('/b', 'page', ['Pro', 'B']),
    hit('/a', 'page', ['Lite', 'A']),
    hit('/a#y', 'code', ['Lite', 'A', 'X', 'Y']),
  ]);
  expect(
    groups.map(({ path, section, title, page, inside }) => [
      path,
      section,
      title,
      page?.url,
      inside.map(({ url }) => url),
    ]),
  ).toEqual([
    ['/a', 'Lite', 'A', '/a', ['/a#x', '/a#y']],
    ['/b', 'Pro', 'B', '/b', []],
  ]);
});

test.each([
  [['Server', 'Server'], '', 'Server'],
  [['', 'Server'], '', 'Server'],
  [['Server'], '', 'Server'],
  [[], '', '/server'],
])('a page with the trail %o stands in "%s" and is called %s', (trail, section, title) => {
  expect(groupHits([hit('/server', 'page', trail)])[0]).toMatchObject({ section, title });
});
