import { expect, it } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { pageTreeOf } from './page-tree';
import { sentenceLengthDiagnostics } from './sentence-length';

const diagnosticsOf = async (source: string) =>
  sentenceLengthDiagnostics(await pageTreeOf(source, 'content/x.mdx'), 'content/x.mdx').map(sentenceOf);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('reports a sentence of 33 words at its own line', async () => {
  expect(await diagnosticsOf(`Text.\n\nOne ${words(31)}. Two\nshort lines.\nThen ${words(32)}.\n`)).toEqual([
    'content/x.mdx:5 has a sentence of 33 words ("Then word word …"); split it: the maximum is 32 words, and 12 to 18 read best.',
  ]);
});

it('counts inline code as words', async () => {
  expect(await diagnosticsOf(`${'`a` '.repeat(12)}${words(21)}.`)).toHaveLength(1);
});

it('ends a sentence with its list item', async () => {
  expect(await diagnosticsOf(`- ${words(30)}\n- ${words(30)}\n`)).toEqual([]);
});

it.each([
  ['a heading', `## ${words(33)}`],
  ['a table', `| ${words(33)} |\n| --- |`],
  ['code', `\`\`\`text\n${words(33)}\n\`\`\``],
  ['frontmatter', `---\ntitle: ${words(33)}\n---`],
])('ignores %s', async (_, source) => {
  expect(await diagnosticsOf(source)).toEqual([]);
});

it('reads the text in components', async () => {
  expect(await diagnosticsOf(`<Note>\n\n${words(33)}.\n\n</Note>`)).toHaveLength(1);
});
