import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from './support/visit';

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
