import { expect, it } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { checkPage } from './check-page';
import { styleDiagnostics } from './style-diagnostics';

const diagnosticsOf = async (source: string) =>
  styleDiagnostics((await checkPage(source, 'content/x.mdx')).tree, 'content/x.mdx').map(sentenceOf);
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

const sentences = (count: number, length: number) =>
  Array.from({ length: count }, () => `One ${words(length - 1)}.`).join(' ');

it.each([
  ['a paragraph of 7 sentences', sentences(7, 7), 'has a paragraph of 7 sentences'],
  [
    'three short sentences in a row',
    `${sentences(3, 4)} ${sentences(1, 9)}`,
    'has three sentences in a row of under 6 words',
  ],
  ['three negations in a sentence', "It isn't on, not off, and never asks.", 'has a sentence with 3 negations'],
  [
    'a source note on its own line',
    'It restarts.\n<Unverified claim="license-end" />',
    'has <Unverified> alone on a line',
  ],
  ['a link text that says nothing', 'To do it, see [here](/x).', 'has a link with the text "here"'],
])('reports %s', async (_, source, what) => {
  expect(await diagnosticsOf(`${source}\n`)).toEqual([expect.stringContaining(what)]);
});

it.each([
  ['6 sentences in a paragraph', sentences(6, 7)],
  ['labels among short sentences', `**Fix.** ${sentences(2, 4)}`],
  ['a source note after its claim', 'It\nrestarts <Unverified claim="license-end" />, as does\nthis.'],
  ['two negations', "Don't stop it if it isn't running."],
  ['a link text that says where it leads', 'See [Updating](/lite/updating).'],
])('accepts %s', async (_, source) => {
  expect(await diagnosticsOf(`${source}\n`)).toEqual([]);
});
