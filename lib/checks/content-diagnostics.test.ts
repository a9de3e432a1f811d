import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { idsOnDisk } from '@/lib/content/pages/content-files';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { maxPageBytes } from '@/lib/content/pages/read-page';
import { temporaryFolder, writeFiles } from '@/lib/programs/fixtures/temporary-folder';
import { doc, link, sidebar } from '@/lib/site/manifest/define';
import type { Version } from '@/lib/site/manifest/types';
import { contentDiagnostics } from './content-diagnostics';

const page = `---
title: A page
description: What a reader of this page leaves with, in more than fifty characters.
sources: [https://example.org/]
verified: { date: 2026-11-20, method: code }
---

Text.
`;

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

function write(files: Readonly<Record<string, string | Buffer>>): void {
  writeFiles(join(root, 'content'), files);
}

function versionOf(ids: readonly string[], standalone: readonly string[] = []): Version {
  const docs = sidebar(
    'Docs',
    ids.map((id) => doc(id)),
  );
  return { name: 'current', label: 'Next', path: '/', manifest: { sidebars: { docs }, standalone, redirects: {} } };
}

function diagnosticsOf(ids: readonly string[], standalone?: readonly string[]): string[] {
  return contentDiagnostics([versionOf(ids, standalone)], root).map(sentenceOf);
}

it.each<[string, Record<string, string | Buffer>, string[], string[]?]>([
  ['pages in a sidebar', { 'index.mdx': page, 'lite/docker.mdx': page }, ['index', 'lite/docker']],
  ['standalone pages', { 'index.mdx': page, 'server.mdx': page }, ['index'], ['server']],
  ['a page of exactly the maximum size', { 'index.mdx': page + 'x'.repeat(maxPageBytes - page.length) }, ['index']],
])('accepts %s', (_, files, ids, standalone) => {
  write(files);
  expect(diagnosticsOf(ids, standalone)).toEqual([]);
});

const utf8 = 'x.mdx contains bytes that are not UTF-8; save it with the encoding UTF-8.';
const ending = 'is not read, because the names of pages end in .mdx; rename it, or move it out of content/.';
const reserved = (name: string) => `has an address below /${name}, which the site needs itself; choose another name.`;

it.each<[file: string, text: string | Buffer, sentence: string]>([
  ['x.mdx', Buffer.from(page).fill(0xff, 100, 101), utf8],
  ['x.mdx', Buffer.from(`\uFEFF${page}é`, 'utf16le'), utf8],
  ['search.mdx', page, `search.mdx ${reserved('search')}`],
  ['404.mdx', page, `404.mdx ${reserved('404')}`],
  ['feeds/lite.mdx', page, `feeds/lite.mdx ${reserved('feeds')}`],
  ['notes.md', page, `notes.md ${ending}`],
  ['Notes.MDX', page, `Notes.MDX ${ending}`],
  [
    `${'x'.repeat(251)}.mdx`,
    page,
    `${'x'.repeat(251)}.mdx has a name of 251 characters; shorten it: the maximum is 100.`,
  ],
  [
    'x.mdx',
    'Text.\n',
    'x.mdx:1 has no frontmatter; add a block with title, description, sources, and verified between two lines of three hyphens.',
  ],
  [
    'x.mdx',
    page + 'word '.repeat(1_000_000),
    'x.mdx is 5.0 MB, which loads slowly on phones; the maximum is 1 MB; split it into several pages at its second-level headings.',
  ],
  ['x.mdx/y.mdx', page, 'x.mdx is a folder with the name of a page; remove .mdx from its name.'],
  ...['Über uns', 'lite/My page', '日本', 'lite/index/x', 'lite/x.html'].map((id): [string, string, string] => [
    `${id}.mdx`,
    page,
    `${id}.mdx has a name that can't be used in a URL; use lowercase letters, digits, and hyphens.`,
  ]),
])('rejects %s', (file, text, sentence) => {
  write({ 'index.mdx': page, [file]: text });
  expect(contentDiagnostics([versionOf(idsOnDisk({ name: 'current' }, root))], root).map(sentenceOf)).toContain(
    `content/${sentence}`,
  );
});

it.each(['without pages', 'that is missing'])('suggests a first page for a content folder %s', (kind) => {
  if (kind === 'without pages') {
    mkdirSync(join(root, 'content'));
  }
  expect(diagnosticsOf(['index'])).toEqual([
    'content contains no page; add a page such as index.mdx and name it in the manifest.',
  ]);
});

it('suggests the closest page for an ID without a file, also in a link', () => {
  write({ 'index.mdx': page, 'lite/docker.mdx': page });
  expect(diagnosticsOf(['index', 'lite/docker', 'lite/doker'])).toEqual([
    'content/manifest.ts names the page "lite/doker", but content/lite/doker.mdx doesn\'t exist; write "lite/docker" if that is meant, or add the file.',
  ]);
  const docs = sidebar('Docs', [doc('index'), doc('lite/docker'), link('indx', 'Start')]);
  const version = { ...versionOf([]), manifest: { sidebars: { docs }, standalone: [], redirects: {} } };
  expect(contentDiagnostics([version], root).map(sentenceOf)).toEqual([
    'content/manifest.ts names the page "indx", but content/indx.mdx doesn\'t exist; write "index" if that is meant, or add the file.',
  ]);
});

it("reports a page that's neither in a sidebar nor standalone", () => {
  write({ 'index.mdx': page, 'lite/docker.mdx': page });
  expect(diagnosticsOf(['index'])).toEqual([
    'content/lite/docker.mdx is in no sidebar; add doc(\'lite/docker\') to a sidebar in content/manifest.ts, or its ID to "standalone" there.',
  ]);
});

it('rejects a symbolic link to itself', () => {
  write({ 'index.mdx': page });
  symlinkSync('x.mdx', join(root, 'content/x.mdx'));
  expect(diagnosticsOf(['index', 'x'])).toEqual([
    "content/x.mdx can't be read (ELOOP); make it a file that you can open.",
  ]);
});

it('checks the pages of another version in their own folder', () => {
  write({ 'index.mdx': page, 'versions/1.0/index.mdx': page, 'versions/1.0/extra.mdx': page });
  const old = { ...versionOf(['index']), name: '1.0', path: '/1.0/' };
  expect(contentDiagnostics([versionOf(['index']), old], root).map(sentenceOf)).toEqual([
    'content/versions/1.0/extra.mdx is in no sidebar; add doc(\'extra\') to a sidebar in content/versions/1.0/manifest.ts, or its ID to "standalone" there.',
  ]);
});
