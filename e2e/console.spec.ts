import { expect, test } from '@playwright/test';
import { routes } from './support/built-site';

test('no page logs an error or asks another site for anything', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) {
      faults.push(`${page.url()} asks for ${request.url()}`);
    }
  });
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(faults).toEqual([]);
});
