import { expect, test } from '@playwright/test';
import { routes } from './support/built-site';
import { sampleOf } from './support/samples';
import { visit, workerKeptOut } from './support/visit';

test('no page logs an error or asks another site for anything', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    const isOfTest = message.text() === workerKeptOut;
    if (!isOfTest && (message.type() === 'error' || message.type() === 'warning')) {
      faults.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) {
      faults.push(`${page.url()} asks for ${request.url()}`);
    }
  });
  for (const { kind, path } of sampleOf(routes, 40)) {
    // A redirect page navigates away before it could hydrate.
    await (kind === 'redirect' ? page.goto(path, { waitUntil: 'networkidle' }) : visit(page, path));
  }
  expect(faults).toEqual([]);
});
