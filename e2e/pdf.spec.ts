import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect } from '@playwright/test';
import { versions } from '@/content/versions';
import { out } from '@/e2e/support/built-site';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { test } from '@/e2e/support/test';
import { pdfPagesOf } from '@/lib/export/pdf/pdf-pages';
import { printPdfs } from '@/lib/export/pdf/print-pdfs';
import { skipReasonFor } from '@/lib/programs/system-packages';

const folder = mkdtempSync(join(tmpdir(), 'pdfs-'));
const pages = pdfPagesOf(versions[0], 'lite');
let pdf = '';
let text = '';

const poppler = (program: string, ...options: string[]) =>
  execFileSync(program, options, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  skipIfUnavailable(skipReasonFor('pdftohtml'));
  pdf = join(folder, 'lite.pdf');
  await printPdfs(versions[0], [{ edition: 'lite', label: 'Lite', path: relative(out, pdf) }], {
    out,
    basePath: '',
    siteUrl: 'https://docs.example.org',
  });
  text = poppler('pdftohtml', '-xml', '-i', '-stdout', pdf);
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test('the outline of a PDF has every page with its headings', () => {
  const outline = text.slice(text.indexOf('<outline>'));
  const items = [...outline.matchAll(/<item page="\d+">([^<]*)<\/item>/g)].map(([, title]) => title);
  for (const title of ['Mixpost Lite', 'Install Lite with Docker', 'Networks in Lite', 'Connect Mastodon']) {
    expect(items).toContain(title);
  }
  expect(items.length).toBeGreaterThan(pages.length * 3);
});

test('the list of pages links to each page inside the PDF', () => {
  const targets = [...text.matchAll(/<a href="[^"#]*\.html#(\d+)">/g)]
    .map(([, page]) => Number(page))
    .slice(0, pages.length);
  expect(targets).toHaveLength(pages.length);
  expect(targets).toEqual([...targets].sort((a, b) => a - b));
  expect(new Set(targets).size).toBe(pages.length);
});

test('each sheet has a page number', () => {
  const sheets = Number(/Pages:\s+(\d+)/.exec(poppler('pdfinfo', pdf))?.[1]);
  expect(sheets).toBeGreaterThan(pages.length);
  expect(poppler('pdftotext', '-f', '7', '-l', '7', pdf, '-')).toContain(`7 / ${sheets}`);
});
