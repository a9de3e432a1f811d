import { expect, test, vi } from 'vitest';
import { htmlOf, render } from './fixtures/render';

vi.mock('../blocks/block-registry', () => ({
  blocks: {
    Level: ({ level = '' }) => `${'#'.repeat(Number(level))} Level ${level}`,
    Line: () => '<details>\n<summary>One `line`</summary>\n\nText.\n\n</details>',
    Inner: () => 'From inside.',
    Outer: () => '#### Deep\n\n<Inner />',
  },
}));

const levelsOf = async (source: string) => (await render(source)).headings.map(({ level, text }) => `${level} ${text}`);

test('passes the level below the current heading to a block', async () => {
  expect(await levelsOf('<Level />\n\n### Three\n\n<Level />\n\n## Two\n\n<Level />')).toEqual([
    '2 Level 2',
    '3 Three',
    '4 Level 4',
    '2 Two',
    '3 Level 3',
  ]);
});

test('ignores the headings of a block for the next one', async () => {
  expect(await levelsOf('## Two\n\n<Outer />\n\n<Level />')).toEqual(['2 Two', '4 Deep', '3 Level 3']);
});

test('accepts an explicit level', async () => {
  expect(await levelsOf('## Two\n\n<Level level="5" />')).toEqual(['2 Two', '5 Level 5']);
});

test('adds no paragraph around an element on its own line', async () => {
  expect(await htmlOf('<Line />')).toMatch(/^<details>\s*<summary>One <code>line<\/code><\/summary>/);
});

test('supports blocks within blocks', async () => {
  expect(await htmlOf('<Outer />')).toMatch(/<p>From inside\.<\/p>$/);
});
