import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { temporaryFolder, writeFiles } from '@/lib/programs/fixtures/temporary-folder';
import { doc, sidebar } from '@/lib/site/manifest/define';
import type { Version } from '@/lib/site/manifest/types';
import { checkPages } from './check-pages';

const frontmatter = `---
title: A page
description: What a reader of this page leaves with, in more than fifty characters.
sources: [https://example.org/]
verified: { date: 2026-11-20, method: code }
---
`;

/** Writes pages, and returns what's wrong with all pages in a folder. */
async function check(pages: Readonly<Record<string, string>>, root = temporaryFolder()) {
  writeFiles(join(root, 'content'), { 'passages/none.md': '', ...pages });
  const ids = Object.keys(pages).flatMap((name) => (name.endsWith('.mdx') ? [doc(name.slice(0, -4))] : []));
  const manifest = { sidebars: { docs: sidebar('Docs', ids) }, standalone: [], redirects: {} };
  const version: Version = { name: 'current', label: 'Next', path: '/', manifest };
  const { errors, warnings } = await checkPages([version], root);
  return [...errors.map(sentenceOf), ...warnings.map((found) => `Warning, ${found.kind}: ${sentenceOf(found)}`)];
}

test('all errors of all pages and passages come in one run, sorted by file and line', async () => {
  expect(
    await check({
      'b.mdx': `${frontmatter}\n{b}\n\n{a}\n\n## B\n\n## B\n`,
      'a.mdx': 'No frontmatter, and {b}\n',
      'marked.mdx': `\uFEFF${frontmatter}\nFine.\n`,
      'passages/open.md': 'Text\n\n<Note>\n',
      'passages/shared.md': 'Text\n\n<Foo />\n',
    }),
  ).toEqual([
    expect.stringMatching(/^content\/a\.mdx:1 has no frontmatter; /),
    'content/a.mdx:1 has {b}, which would be code; put braces in inline code, or write \\{.',
    'content/b.mdx:8 has {b}, which would be code; put braces in inline code, or write \\{.',
    'content/b.mdx:10 has {a}, which would be code; put braces in inline code, or write \\{.',
    "content/passages/open.md:3 can't be read as MDX: Expected a closing tag for `<Note>` (3:1-3:7); correct it, or put it in inline code.",
    "content/passages/shared.md:3 uses <Foo>, which isn't a component; write one of those in CONTRIBUTING.md.",
    'Warning, duplicate heading: content/b.mdx:14 has the heading "B" of line 12 again; give one another text, or an ID with [#id].',
  ]);
});

test('a block whose edition pages choose is left to them', async () => {
  const compose = (edition: string) => `Text\n\n<ComposeFile edition="${edition}" variant="traefik" />\n`;
  expect(await check({ 'a.mdx': frontmatter, 'passages/shared.md': compose('%edition%') })).toEqual([]);
  expect(await check({ 'a.mdx': frontmatter, 'passages/shared.md': compose('basic') })).toHaveLength(1);
});

test('a page is checked again when it changes, and reports its errors in every run', async () => {
  const root = temporaryFolder();
  expect(await check({ 'a.mdx': frontmatter }, root)).toEqual([]);
  const wrong = { 'a.mdx': `${frontmatter}\n{a}\n` };
  expect(await check(wrong, root)).toHaveLength(1);
  expect(await check(wrong, root)).toHaveLength(1);
  expect(await check({ 'a.mdx': frontmatter }, root)).toEqual([]);
});

test.each(['lib/checks/rule.ts', 'lib/site/paths.ts', 'lib/content/mdx/plugin.ts', 'package-lock.json'])(
  'pages are checked again when %s changes',
  async (file) => {
    const root = temporaryFolder();
    await check({ 'a.mdx': frontmatter }, root);
    const hashes = () => readFileSync(join(root, 'node_modules/.cache/checked-pages.json'), 'utf8');
    const before = hashes();
    writeFiles(root, { [file]: 'changed' });
    await check({ 'a.mdx': frontmatter }, root);
    expect(hashes()).not.toBe(before);
  },
);
