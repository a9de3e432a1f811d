import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgets } from '@/lib/bench/budgets';
import { pageJavascriptBytes, scriptsOf } from '@/lib/bench/page-javascript';
import { beforePaint } from '@/lib/export/first-paint';
import { filesOf } from '@/lib/site/paths.mjs';
import { htmlOf, out, pagePaths } from './support/built-site';
import { medianOf } from './support/page-text';

const packed = (text: string) => gzipSync(text, { level: 9 }).length;
const pages = pagePaths.map((path) => ({ path, html: htmlOf(path) }));

test('what comes before the first paint of the median page, and all of it', () => {
  const paint = pages.map(({ html }) => packed(beforePaint(html)));
  expect(medianOf(paint)).toBeLessThanOrEqual(budgets.paintBytes.median);
  expect(medianOf(pages.map(({ html }) => packed(html)))).toBeLessThanOrEqual(budgets.pageBytes.median);
});

test('what comes before the first paint of any page', () => {
  for (const { path, html } of pages) {
    expect.soft(packed(beforePaint(html)), path).toBeLessThanOrEqual(budgets.paintBytes.any);
    expect.soft(packed(html), path).toBeLessThanOrEqual(budgets.pageBytes.any);
    const early = html.match(
      /<link[^>]*rel="(?:preload|stylesheet|modulepreload)"(?![^>]*media="print)|<script[^>]*\ssrc="(?![^>]*nomodule)/gi,
    );
    expect.soft(1 + (early?.length ?? 0), path).toBeLessThanOrEqual(budgets.paintRequests);
  }
});

test('the script in each page', () => {
  for (const { path, html } of pages) {
    const [, script = ''] = html.match(/<script>(\{const lateFiles=.*?)<\/script>/s) ?? [];
    expect.soft(packed(script), path).toBeGreaterThan(500);
    expect.soft(packed(script), path).toBeLessThanOrEqual(budgets.startBytes);
  }
});

test('the script files of each page', () => {
  for (const { path, html } of pages) {
    expect.soft(pageJavascriptBytes(out, filesOf(path, 'html')[0]), path).toBeLessThanOrEqual(budgets.scriptBytes);
    expect.soft(scriptsOf(html).length, path).toBeLessThanOrEqual(budgets.scripts);
  }
});
