import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { formsOf } from '@/lib/site/paths';
import { filesBelow, htmlOf, out, pagePaths } from './support/built-site';
import { sampleOf } from './support/samples';
import { visit } from './support/visit';

test('every page and payload equals its file in out/', async ({ request }) => {
  test.setTimeout(180_000);
  const files = filesBelow(out).filter((file) => /\.(html|txt)$/.test(file));
  for (const file of sampleOf(files, 50)) {
    const response = await request.get(`/${file.split('/').map(encodeURIComponent).join('/')}`);
    expect.soft(response.status(), file).toBe(200);
    expect.soft((await response.body()).equals(readFileSync(join(out, file))), file).toBe(true);
  }
});

test('every form of an address returns its page', async ({ request }) => {
  test.setTimeout(180_000);
  for (const form of sampleOf(pagePaths, 15).flatMap(formsOf)) {
    const response = await request.get(form);
    expect.soft(response.status(), form).toBe(200);
    expect.soft((await response.text()) === htmlOf(form), form).toBe(true);
  }
});

for (const path of [
  '/no-such-page',
  '/no-such-page/',
  '/lite/no-such-page.html',
  '/no-such-payload.txt',
  '/lite/%E0%A4%A',
]) {
  test(`returns 404 with the not-found page for ${path}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe(readFileSync(join(out, '404.html'), 'utf8'));
  });
}

for (const { kind, name, path } of [
  { kind: 'leaf', name: 'Server Configuration', path: '/server' },
  { kind: 'folder', name: 'Services', path: '/services/' },
]) {
  test(`a link to a ${kind} changes the page without loading a document`, async ({ page }) => {
    await visit(page, '/');
    const documents: string[] = [];
    const payloads: number[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        documents.push(request.url());
      }
    });
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.txt')) {
        payloads.push(response.status());
      }
    });
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
    expect(documents).toEqual([]);
    expect(payloads.length).toBeGreaterThan(0);
    expect(payloads.every((status) => status === 200)).toBe(true);
  });
}
