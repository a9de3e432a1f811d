import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { out } from '@/e2e/support/built-site';
import { shiftsOf } from '@/e2e/support/shifts';

const html = readFileSync(join(out, 'enterprise/upgrading/upgrading-v6.html'), 'utf8');

<<<<<<< HEAD
/** Serves a page in two pieces, the second when it is asked for by `goOn`. */
async function serveInPieces(text: string, cut: number) {
  let goOn = () => {};
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(text.slice(0, cut));
    goOn = () => response.end(text.slice(cut));
=======
const isTakenOver = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')));

test('a page is painted from its HTML, and no script runs that is not in it', async ({ page }) => {
  const asked = watch(page);
  await page.goto('/lite/updating');
  expect(asked[0]).toBe('document /lite/updating');
  expect(asked.filter((line) => /^(?:script|stylesheet)/.test(line) && !line.includes('/rare-'))).toEqual([]);
  expect(await isTakenOver(page)).toBe(false);
});

test('meanwhile nothing is fetched twice, and what runs later is fetched once', async ({ page }) => {
  const asked = watch(page);
  await page.goto('/lite/updating');
  await page.waitForRequest((request) => request.url().endsWith('/lite/updating.txt'));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const ahead = asked.filter((line) => /^other .*\.(?:js|css)$/.test(line)).map((line) => line.split(' ')[1]);
  expect(ahead.length).toBeGreaterThan(8);
  expect(new Set(ahead).size).toBe(ahead.length);
  expect(asked.filter((line) => line.endsWith('/lite/updating.txt'))).toHaveLength(1);
  const fromHost: string[] = [];
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    if (
      ahead.includes(pathname) &&
      !answer.fromServiceWorker() &&
      (await answer.request().sizes()).responseBodySize > 0
    ) {
      fromHost.push(pathname);
    }
>>>>>>> bytes
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    goOn: () => goOn(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What moves on a page that comes in two pieces, and whether the first was painted alone. */
async function loadInPieces(page: Page, text: string, after: string) {
  const cut = text.indexOf(after, text.indexOf('<body')) + after.length;
  const host = await serveInPieces(text, cut);
  await page.route('**/*.{js,css,woff2,txt,svg}', (route) => route.abort());
  try {
    await page.goto(host.url, { waitUntil: 'commit' });
    await page.waitForTimeout(600);
    host.goOn();
    await page.waitForLoadState();
    return { at: cut, shifts: await shiftsOf(page) };
  } finally {
    host.stop();
  }
}

<<<<<<< HEAD
for (const after of ['>Search', '>Copy or', '<td>']) {
  test(`nothing moves when the page is cut behind “${after}”`, async ({ page }) => {
    const { at, shifts } = await loadInPieces(page, html, after);
    expect(at).toBeGreaterThan(html.indexOf('<body'));
    expect(shifts).toEqual([]);
  });
}

test('without the link that waits, the half of a page is painted, and moves', async ({ page }) => {
  const { shifts } = await loadInPieces(page, html.replace('rel="expect"', 'rel="none"'), '>Copy or');
  expect(shifts).not.toEqual([]);
=======
test('no page waits for a file before it is painted', () => {
  for (const path of pagePaths) {
    const html = htmlOf(path);
    expect(html, path).toContain('<style>');
    expect(
      html.match(/<link[^>]*rel="stylesheet"(?![^>]*media="print)|<script[^>]*src="(?![^>]*nomodule)/gi),
      path,
    ).toBeNull();
    expect(html.match(/<link[^>]*as="font"/g)?.length, path).toBe(1);
  }
>>>>>>> bytes
});
