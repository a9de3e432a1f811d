import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesBelow, htmlOf, out, pagePaths } from '@/e2e/support/built-site';
import { servedFolder } from '@/lib/export/bundle/bundle-controls';

/** Maximum sizes of a page's parts, gzipped, in bytes. */
const budgets = {
  /** The HTML of the median page. With its headers, it fits into a connection's first round trip. */
  medianHtmlBytes: 14_000,
  /** The script that every page loads before the reader interacts (`components/controls/controls.ts`). */
  controlsBytes: 12_000,
  /** Each additional script that a control loads on demand. */
  scriptOnDemandBytes: 12_000,
  /** The scripts of the search dialog's body and of the engine. */
  searchBytes: 13_300,
  /** The script of a tool that has a page of its own, with its data and styles. */
  toolScriptBytes: 40_000,
  /** All style sheets of a page. */
  stylesBytes: 20_000,
} as const;

const page = '/lite/installation/docker';
const gzipBytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
const fileBytes = (path: string) => gzipBytes(readFileSync(join(out, path)));
const addresses = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);

test('the HTML of the median page stays within its budget', () => {
  const sizes = pagePaths.map((path) => gzipBytes(htmlOf(path))).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(budgets.medianHtmlBytes);
});

test('before any interaction, a page loads one script within its budget', () => {
  const scripts = addresses(htmlOf(page), /<script(?![^>]* noModule)[^>]* src="([^"]+)"/g);
  expect(scripts).toHaveLength(1);
  expect(fileBytes(scripts[0] ?? '')).toBeLessThanOrEqual(budgets.controlsBytes);
});

test('each script that controls load on demand stays within its budget', () => {
  const names = filesBelow(join(out, servedFolder));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const isTool = /^(?:(?:doctor|builder)-part|answers)-/.test(name);
    const budget = isTool ? budgets.toolScriptBytes : budgets.scriptOnDemandBytes;
    expect(fileBytes(join(servedFolder, name)), name).toBeLessThanOrEqual(budget);
  }
});

test('the scripts of the search stay within their budget together', () => {
  const names = filesBelow(join(out, servedFolder)).filter((name) => /^(?:search-body|open-engine)-/.test(name));
  expect(names).toHaveLength(2);
  const sizes = names.map((name) => fileBytes(join(servedFolder, name)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.searchBytes);
});

test('the style sheets of a page stay within their budget', () => {
  const sheets = addresses(htmlOf(page), /<link rel="stylesheet" href="([^"]+)"/g);
  expect(sheets.length).toBeGreaterThan(0);
  const sizes = sheets.map(fileBytes);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.stylesBytes);
});
