import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { routes } from './support/built-site';
import { sampleOf } from './support/samples';
import { blockedWorkerMessage, visit } from './support/visit';

test('pages log no errors and make no third-party requests', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    const isExpected = message.text() === blockedWorkerMessage;
    if (!isExpected && (message.type() === 'error' || message.type() === 'warning')) {
      errors.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) {
      errors.push(`${page.url()} requests ${request.url()}`);
    }
  });
  for (const { kind, path } of sampleOf(routes, 20)) {
    // A redirect page navigates away before it could hydrate.
    await (kind === 'redirect' ? page.goto(path, { waitUntil: 'networkidle' }) : visit(page, path));
  }
  expect(errors).toEqual([]);
});
