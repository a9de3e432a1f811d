import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { maxPageBytes } from '@/lib/content/pages/read-page';
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
  root = mkdtempSync(join(tmpdir(), 'content-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(files: Record<string, string | Buffer>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
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

describe('contentDiagnostics', () => {
  it('accepts pages in a sidebar and standalone pages', () => {
    write({ 'index.mdx': page, 'lite/docker.mdx': page, 'server.mdx': page });
    expect(diagnosticsOf(['index', 'lite/docker'], ['server'])).toEqual([]);
  });

  it('suggests a first page if the content folder is empty', () => {
    mkdirSync(join(root, 'content'));
    expect(diagnosticsOf(['index'])).toEqual([
      'content contains no page; add a page such as index.mdx and name it in the manifest.',
    ]);
  });

  it("suggests a first page if there's no content folder", () => {
    expect(diagnosticsOf([])).toEqual([
      'content contains no page; add a page such as index.mdx and name it in the manifest.',
    ]);
  });

  it('suggests the closest page for an ID without a file', () => {
    write({ 'index.mdx': page, 'lite/docker.mdx': page });
    expect(diagnosticsOf(['index', 'lite/docker', 'lite/doker'])).toEqual([
      'content/manifest.ts names the page "lite/doker", but content/lite/doker.mdx doesn\'t exist; write "lite/docker" if that is meant, or add the file.',
    ]);
  });

  it('suggests the closest page for a link to an ID without a file', () => {
    write({ 'index.mdx': page });
    const docs = sidebar('Docs', [doc('index'), link('indx', 'Start')]);
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

  it('reports a page without frontmatter', () => {
    write({ 'index.mdx': 'Text.\n' });
    expect(diagnosticsOf(['index'])).toEqual([
      'content/index.mdx:1 has no frontmatter; add a block with title, description, sources, and verified between two lines of three hyphens.',
    ]);
  });

  it.each(['Über uns.mdx', 'lite/My page.mdx', '日本.mdx', 'lite/index/x.mdx', 'lite/x.html.mdx'])(
    "rejects the name %s, which isn't safe in a URL",
    (name) => {
      write({ 'index.mdx': page, [name]: page });
      expect(diagnosticsOf(['index'])).toEqual([
        `content/${name} has a name that can't be used in a URL; use lowercase letters, digits, and hyphens.`,
      ]);
    },
  );

  it('rejects a page of 5 MB and suggests where to split it', () => {
    write({ 'index.mdx': page + 'word '.repeat(1_000_000) });
    expect(diagnosticsOf(['index'])).toEqual([
      'content/index.mdx is 5.0 MB, which loads slowly on phones; the maximum is 1 MB; split it into several pages at its second-level headings.',
    ]);
  });

  it('accepts a page of exactly the maximum size', () => {
    write({ 'index.mdx': page + 'x'.repeat(maxPageBytes - page.length) });
    expect(diagnosticsOf(['index'])).toEqual([]);
  });

  it.each([
    [
      'bytes that are not UTF-8',
      'x.mdx',
      Buffer.from(page).fill(0xff, 100, 101),
      'contains bytes that are not UTF-8; save it with the encoding UTF-8.',
    ],
    [
      'UTF-16',
      'x.mdx',
      Buffer.from(`\uFEFF${page}é`, 'utf16le'),
      'contains bytes that are not UTF-8; save it with the encoding UTF-8.',
    ],
    [
      'the address of the search',
      'search.mdx',
      page,
      'has an address below /search, which the site needs itself; choose another name.',
    ],
    [
      'the address of the not-found page',
      '404.mdx',
      page,
      'has an address below /404, which the site needs itself; choose another name.',
    ],
    [
      'an address among the feeds',
      'feeds/lite.mdx',
      page,
      'has an address below /feeds, which the site needs itself; choose another name.',
    ],
    [
      'a name for Markdown',
      'notes.md',
      page,
      'is not read, because the names of pages end in .mdx; rename it, or move it out of content/.',
    ],
    [
      'a name in upper case',
      'Notes.MDX',
      page,
      'is not read, because the names of pages end in .mdx; rename it, or move it out of content/.',
    ],
    ['a long name', `${'x'.repeat(251)}.mdx`, page, 'has a name of 251 characters; shorten it: the maximum is 100.'],
  ])('rejects a page with %s', (_, name, text, sentence) => {
    write({ 'index.mdx': page, [name]: text });
    expect(diagnosticsOf(['index', name.replace(/\.mdx$/, '')])).toContain(`content/${name} ${sentence}`);
  });

  it('rejects a folder named like a page', () => {
    write({ 'index.mdx': page, 'x.mdx/y.mdx': page });
    expect(diagnosticsOf(['index', 'x', 'x.mdx/y'])).toEqual([
      'content/x.mdx is a folder with the name of a page; remove .mdx from its name.',
    ]);
  });

  it('rejects a symbolic link to itself', () => {
    write({ 'index.mdx': page });
    symlinkSync('x.mdx', join(root, 'content/x.mdx'));
    expect(diagnosticsOf(['index', 'x'])).toEqual([
      "content/x.mdx can't be read (ELOOP); make it a file that you can open.",
    ]);
  });

  it('accepts a page from a Windows checkout', () => {
    write({ 'index.mdx': page.replaceAll('\n', '\r\n') });
    expect(diagnosticsOf(['index'])).toEqual([]);
  });

  it('checks the pages of another version in their own folder', () => {
    write({ 'index.mdx': page, 'versions/1.0/index.mdx': page, 'versions/1.0/extra.mdx': page });
    const old = { ...versionOf(['index']), name: '1.0', path: '/1.0/' };
    expect(contentDiagnostics([versionOf(['index']), old], root).map(sentenceOf)).toEqual([
      'content/versions/1.0/extra.mdx is in no sidebar; add doc(\'extra\') to a sidebar in content/versions/1.0/manifest.ts, or its ID to "standalone" there.',
    ]);
  });
});
