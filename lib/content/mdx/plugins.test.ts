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
  test('has no style attribute', async () => {
    expect(await htmlOf(page)).not.toMatch(/\sstyle=/);
  });

  test('has no empty or duplicate IDs', async () => {
    const ids = [...(await htmlOf(page)).matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('renders its text, tables, and notes, but not its frontmatter', async () => {
    const html = await htmlOf(page);
    expect(html).toContain('<strong>strong\ntext</strong>');
    expect(html).toContain('<input type="checkbox" disabled>');
    expect(html).toContain('data-footnotes');
    expect(html).not.toContain('title: Every feature');
  });
});

test('renders the same with a byte order mark', async () => {
  expect(await render(`\uFEFF${page}`)).toEqual(await render(page));
});

test('pages can use every component that exists, besides the one that plugins add', () => {
  const existing = Object.keys(useMDXComponents()).filter((name) => name !== 'StaticHtml');
  expect(Object.keys(components).sort()).toEqual(existing.sort());
});
