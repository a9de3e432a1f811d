import { beforeEach, expect, test } from 'vitest';
import type { Hit } from '@/lib/search/engine';
import { forgetRecent, keepRecent, recentPlaces } from './recent';

beforeEach(() => localStorage.clear());

const hit = (url: string): Hit => ({
  id: url,
  url,
  kind: 'section',
  trail: ['Lite', 'Updating', 'Back up'],
  title: [
    { text: 'Back', isMatch: true },
    { text: ' up', isMatch: false },
  ],
  snippet: [],
  section: 'Lite',
  edition: 'lite',
  version: 'current',
});

test('keeps six places, the last first, each once', () => {
  for (const at of [1, 2, 3, 4, 5, 6, 7, 3]) {
    keepRecent(hit(`/${at}`));
  }
  expect(recentPlaces().map(({ url }) => url)).toEqual(['/3', '/7', '/6', '/5', '/4', '/2']);
  expect(recentPlaces()[0]).toEqual({ url: '/3', title: 'Back up', trail: 'Lite › Updating' });
});

test('forgets them all', () => {
  keepRecent(hit('/1'));
  forgetRecent();
  expect(recentPlaces()).toEqual([]);
});

test.each([
  '',
  'null',
  '{"a":',
  '{}',
  '[1,null,{"url":"//x.example","title":"","trail":""}]',
  '[{"url":"/\\\\x","title":"","trail":""}]',
])('takes %s for none', (stored) => {
  localStorage.setItem('search.recent', stored);
  expect(recentPlaces()).toEqual([]);
});
