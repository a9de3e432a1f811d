import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { htmlOf, out } from '@/e2e/support/built-site';
import { test } from '@/e2e/support/test';

const path = '/lite/installation/docker';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.locator('#search-results').getByRole('option');

test('opening a dialog twice quickly opens it once', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Fill in your domain' }).dblclick();
  const values = page.getByRole('dialog', { name: 'Your values' });
  await expect(values.getByLabel('Domain', { exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(values).toBeHidden();
  await page.locator('header [data-search-open]').dblclick();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('redis');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page).and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
});

test('the search shortcut works while the page is still loading, and the typed text is kept', async ({ page }) => {
  const html = htmlOf(path);
  const middle = html.indexOf('<article');
  let finish = () => {};
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === path) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, middle));
      finish = () => response.end(html.slice(middle));
      return;
    }
    if (!/\.\w+$/.test(pathname)) {
      response.writeHead(404).end();
      return;
    }
    const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(200, { 'Content-Type': type });
    response.end(readFileSync(join(out, pathname)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-keys]');
    expect(await page.locator('article').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('redis');
    finish();
    await expect(page.locator('#site-links')).toHaveCount(1);
    await expect(field(page)).toHaveValue('redis');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
