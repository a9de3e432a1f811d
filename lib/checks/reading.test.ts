import { describe, expect, it, test } from 'vitest';
import { sentenceOf } from '@/lib/content/fault';
import { pageTreeOf } from './page-tree';
import { medianOf, readingOf } from './reading';

const read = async (source: string) => readingOf(await pageTreeOf(source, 'content/x.mdx'), 'content/x.mdx');
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the reading ease of a page', () => {
  it('is that of its prose: short words read easier than long ones', async () => {
    const { ease: easy } = await read('Open the page. Then sign in.');
    const { ease: hard } = await read('Authentication configuration necessitates administrative intervention.');
    expect(easy).toBeGreaterThan(90);
    expect(hard).toBeLessThan(0);
  });

  it('follows from words, sentences and syllables', async () => {
    // 206.835 - 1.015 * (5 words / 1 sentence) - 84.6 * (6 syllables / 5 words)
    expect((await read('The cat is a tiger.')).ease).toBeCloseTo(100.24, 2);
  });

  it.each([
    ['a heading', '## Authentication configuration\n\n'],
    ['a table', '| Authentication |\n| --- |\n| configuration |\n\n'],
    ['code', '```text\nAuthentication configuration\n```\n\n'],
    ['inline code', '`authentication-configuration` '],
    ['a value of the reader', '[[workspace-uuid]] '],
    ['frontmatter', '---\ntitle: Authentication configuration\n---\n\n'],
  ])('is the same with %s', async (_, before) => {
    expect((await read(`${before}The cat is a tiger.`)).ease).toBeCloseTo(100.24, 2);
  });

  it('counts the text of components and of blocks', async () => {
    expect((await read('<Note>\n\nThe cat is a tiger.\n\n</Note>')).ease).toBeCloseTo(100.24, 2);
    expect((await read('<Passage name="apply-env-change" />')).ease).not.toBeNull();
  });

  it('is none without prose', async () => {
    expect(await read('```text\nOK\n```')).toEqual({ ease: null, faults: [] });
  });
});

describe('a long sentence', () => {
  it('is a fault from 41 words on, at its own line', async () => {
    const { faults } = await read(`Text.\n\nOne ${words(39)}. Two\nshort lines.\nThen ${words(40)}.\n`);
    expect(faults.map(sentenceOf)).toEqual([
      'content/x.mdx:5 has a sentence of 41 words ("Then word word …"); split it: 40 are the most, and 12 to 18 read best.',
    ]);
  });

  it('counts inline code as words', async () => {
    expect((await read(`${'`a` '.repeat(20)}${words(21)}.`)).faults).toHaveLength(1);
  });

  it('is none where points of a list stand without full stops', async () => {
    expect((await read(`- ${words(30)}\n- ${words(30)}\n`)).faults).toEqual([]);
  });
});

test.each([
  [[1, 9, 5], 5],
  [[4, 1, 3, 2], 3],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
