import { expect, test } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { findRepetition } from './repeated-paragraphs';

const paragraph = 'The scheduler runs every minute and puts each post that is due into the queue.';
const other = 'Horizon takes jobs from the queue and runs them in as many processes as its tier allows.';

function find(pages: Readonly<Record<string, string>>) {
  const { share, diagnostics } = findRepetition(new Map(Object.entries(pages)));
  return { share, diagnostics: diagnostics.map(sentenceOf) };
}

test("reports both locations of a repeated paragraph, however it's wrapped", () => {
  const pages = {
    'a.mdx': `## A\n\n${paragraph}\n`,
    'b.mdx': `---\ntitle: B\n---\n\n${other}\n\n${paragraph.replace('and puts', 'and\nputs')}\n`,
  };
  expect(find(pages).diagnostics).toEqual([
    'b.mdx:7 repeats a paragraph of a.mdx:3; link to it, or move it to content/passages/.',
  ]);
});

test.each([
  ['a paragraph of fewer than 12 words', 'Then restart Horizon:'],
  ['code', `\`\`\`text\n${paragraph}\n\`\`\``],
  ['a table', `| ${paragraph} |`],
])('ignores %s', (_, text) => {
  expect(find({ 'a.mdx': text, 'b.mdx': text })).toMatchObject({ share: 0, diagnostics: [] });
});

test('ignores repetition within one page', () => {
  expect(find({ 'a.mdx': `${paragraph}\n\n${other}\n\n${paragraph}` }).share).toBe(0);
});

test('accepts a small share of repeated text', () => {
  const { share, diagnostics } = find({ 'a.mdx': `${paragraph}\n\n${`${other} `.repeat(40)}`, 'b.mdx': paragraph });
  expect(share).toBeGreaterThan(0);
  expect(diagnostics).toEqual([]);
});
