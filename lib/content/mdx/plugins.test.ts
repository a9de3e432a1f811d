import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useMDXComponents } from '@/mdx-components';
import { components } from './component-names';
import { htmlOf, render } from './fixtures/render';

const fixtures = join(import.meta.dirname, 'fixtures');
const page = readFileSync(join(fixtures, 'every-feature.mdx'), 'utf8').replaceAll('\r\n', '\n');

beforeEach(() => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(fixtures);
  return () => cwd.mockRestore();
});

describe('a page with every feature', () => {
  test.each([
    ['prose', '<strong>strong\ntext</strong>'],
    ['a link', '<a href="/lite/updating" title="a\ntitle">'],
    ['a reference', '<a href="/pro/#top"'],
    ['a footnote', 'data-footnotes'],
    ['a table', '<th class="align-right" scope="col">Right</th>'],
    ['a task', '<input type="checkbox" disabled>'],
    ['an image', '<img src="/images/parts.svg" alt="Parts\nover lines" width="30" height="20"'],
    ['a marked line', '<span class="line highlighted">'],
    ['a changed line', '<span class="line diff remove">'],
    ['steps', '<ol class="steps">'],
    ['tabs', 'data-tabs="proxy"'],
    ['an aside', 'data-kind="warning"'],
    ['a card', '<a href="/lite/updating" class='],
  ])('renders %s', async (_, html) => {
    expect(await htmlOf(page)).toContain(html);
  });

  test('has no style attribute', async () => {
    expect(await htmlOf(page)).not.toMatch(/\sstyle=/);
  });

  test('has no empty or duplicate IDs', async () => {
    const ids = [...(await htmlOf(page)).matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("doesn't render its frontmatter", async () => {
    expect(await htmlOf(page)).not.toContain('title: Every feature');
  });
});

describe('renders the same', () => {
  test('with Windows line endings', async () => {
    expect(await render(page.replaceAll('\n', '\r\n'))).toEqual(await render(page));
  });

  test('with a byte order mark', async () => {
    expect(await render(`\uFEFF${page}`)).toEqual(await render(page));
  });

  test('with both', async () => {
    expect(await render(`\uFEFF${page.replaceAll('\n', '\r\n')}`)).toEqual(await render(page));
  });
});

test('pages can use every component that exists, besides the one that plugins add', () => {
  const existing = Object.keys(useMDXComponents()).filter((name) => name !== 'StaticHtml');
  expect(Object.keys(components).sort()).toEqual(existing.sort());
});
