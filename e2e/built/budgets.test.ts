import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { htmlOf, out, pagePaths } from '@/e2e/support/built-site';
import { scriptsFolder } from '@/lib/export/bundle/bundle-early-script';
import { filesBelow } from '@/lib/programs/files-below';

/** Maximum sizes of a page's parts, gzipped, in bytes. */
const budgets = {
  /** The HTML of the median page. With its headers, it fits into a connection's first round trip. */
  medianHtmlBytes: 14_000,
  /** The script that every page loads before the reader interacts (`components/early-script/early-script.ts`). */
  earlyScriptBytes: 8_500,
  /** Each additional script that a control loads on demand. */
  scriptOnDemandBytes: 5_000,
  /** The search engine. */
  engineBytes: 12_000,
  /** The log doctor's rules and signatures. */
  doctorBytes: 40_000,
  /** What the log doctor says about each error. */
  answersBytes: 32_000,
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
  expect(fileBytes(scripts[0] ?? '')).toBeLessThanOrEqual(budgets.earlyScriptBytes);
});

test('each script that the early script loads on demand stays within its budget', () => {
  const names = filesBelow(join(out, scriptsFolder)).filter((name) => /^(?!early-script-).*\.js$/.test(name));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    expect(fileBytes(join(scriptsFolder, name)), name).toBeLessThanOrEqual(budgets.scriptOnDemandBytes);
  }
});

test.each([
  ['search engine', 'The search index file', budgets.engineBytes],
  ['log doctor', 'Advisories for the versions and networks in your text', budgets.doctorBytes],
])('the script with the %s stays within its budget', (_, text, budget) => {
  const folder = '_next/static/chunks';
  const found = filesBelow(join(out, folder)).filter((name) => readFileSync(join(out, folder, name)).includes(text));
  expect(found).toHaveLength(1);
  expect(fileBytes(join(folder, found[0] ?? ''))).toBeLessThanOrEqual(budget);
});

test('Chromium compiles each script of the app while it loads', () => {
  const folder = join(out, '_next/static/chunks');
  const scripts = filesBelow(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const name of scripts) {
    const hints = readFileSync(join(folder, name), 'utf8').split('//# allFunctionsCalledOnLoad\n');
    expect([name, hints[0], hints.length]).toEqual([name, '', 2]);
  }
});

test("the log doctor's answers stay within their budget", () => {
  expect(fileBytes('doctor-answers.json')).toBeLessThanOrEqual(budgets.answersBytes);
});

test('the style sheets of a page stay within their budget', () => {
  const sheets = addresses(htmlOf(page), /<link rel="stylesheet" href="([^"]+)"/g);
  expect(sheets.length).toBeGreaterThan(0);
  const sizes = sheets.map(fileBytes);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.stylesBytes);
});
