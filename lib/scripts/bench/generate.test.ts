import { describe, expect, test } from 'vitest';
import { isLanguage } from '@/lib/content/mdx/languages.mjs';
import { readFrontmatter } from '@/lib/content/pages/frontmatter';
import { manifestOf } from './generate';
import { textOf } from './page-text';
import { pagesOf, pagesPerSection, sectionsOf } from './site-plan';

const pages = pagesOf(250);
const texts = pages.map((page) => textOf(page, pages));

describe('the pages of a generated site', () => {
  test('are the same each time', () => {
    expect(pagesOf(250)).toEqual(pages);
    expect(pagesOf(250).map((page) => textOf(page, pages))).toEqual(texts);
  });

  test.each([1, 2, 3, 99, 100, 101, 102, 1000, 10_000])('are exactly %i, with unique paths', (count) => {
    const paths = new Set(pagesOf(count).map(({ path }) => path));
    expect(paths.size).toBe(count);
    expect(paths).toContain('/');
  });

  test('are in sections of up to a hundred', () => {
    const sizes = [...sectionsOf(pagesOf(10_000)).values()].map((section) => section.length);
    expect(sizes).toEqual(Array.from({ length: 100 }, () => pagesPerSection));
    expect([...sectionsOf(pages).values()].map((section) => section.length)).toEqual([100, 100, 50]);
  });

  test('include an index for each section', () => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const section of sectionsOf(pages).keys()) {
      expect(paths).toContain(`/${section}/`);
    }
  });
});

describe('the text of a generated page', () => {
  test('is as long as that of a real page', () => {
    const words = texts.map((text) => text.split(/\s+/).length);
    expect(words.reduce((sum, count) => sum + count) / words.length).toBeCloseTo(1550, -2);
  });

  test('has valid frontmatter', () => {
    expect(texts.map((text) => readFrontmatter(text, 'page.mdx')).filter((result) => 'errors' in result)).toEqual([]);
  });

  test('has code blocks in supported languages', () => {
    const languages = new Set(texts.flatMap((text) => [...text.matchAll(/^```(\w+)$/gm)].map((match) => match[1])));
    expect([...languages].filter((language) => !isLanguage(language))).toEqual([]);
    expect(languages.size).toBe(5);
  });

  test('links to existing pages', () => {
    const paths = new Set(pages.map(({ path }) => path));
    const links = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? ''));
    expect(links.length).toBeGreaterThan(pages.length);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
  });

  test('has no duplicate headings', () => {
    const repeated = texts.filter((text) => {
      const headings = text.match(/^##+ .*$/gm) ?? [];
      return new Set(headings).size !== headings.length;
    });
    expect(repeated).toEqual([]);
  });
});

test('the manifest lists each page once', () => {
  const ids = [...manifestOf(pages).matchAll(/doc\('([^']+)'\)/g)].map((match) => match[1]);
  expect(ids).toEqual(pages.map(({ id }) => id));
});
