import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { createHeadingIds, headingIdOf } from './heading-id';

const texts = [
  'Back up first',
  'APP_URL',
  'Status 401: `Unauthenticated.`',
  'C’est l’été – déjà',
  "What's new?",
  'Back up first',
  'Back up first 1',
  'Back up first',
  '日本語 の 見出し',
  'ß and Ä',
  'main',
];

test("IDs are GitHub's", () => {
  const slugger = new GithubSlugger();
  slugger.slug('main');
  const idOf = createHeadingIds();
  expect(texts.map((text) => idOf(text))).toEqual(texts.map((text) => slugger.slug(text)));
});

test('a fixed ID is used as it is, and a heading without letters is a section', () => {
  const idOf = createHeadingIds();
  expect([idOf('A heading', 'old'), idOf('!?'), idOf('!'), headingIdOf('  A b ')]).toEqual([
    'old',
    'section',
    'section-1',
    'a-b',
  ]);
});
