import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { out } from '@/e2e/support/built-site';
import { shiftsOf } from '@/e2e/support/shifts';

const html = readFileSync(join(out, 'enterprise/upgrading/upgrading-v6.html'), 'utf8');

/** Serves a page in two pieces, the second when it is asked for by `goOn`. */
async function serveInPieces(text: string, cut: number) {
  let goOn = () => {};
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(text.slice(0, cut));
    goOn = () => response.end(text.slice(cut));
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
});
