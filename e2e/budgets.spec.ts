import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { out } from './support/built-site';
import { visitUntilIdle } from './support/visit';

/**
 * The maximum size of what a page starts at the reader's first sign, gzipped: Next, React, the interface, and the panel
 * of values, which loads when the browser is idle so that it also opens without a network.
 */
const maxAppBytes = 177_000;

test('the first user intent loads scripts within their budget', async ({ page }) => {
  const names = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && names.add(new URL(request.url()).pathname));
  await visitUntilIdle(page, '/lite/installation/docker');
  const app = [...names].filter((name) => name.includes('/chunks/'));
  expect(app.length).toBeGreaterThan(3);
  const sizes = app.map((name) => gzipSync(readFileSync(join(out, name)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxAppBytes);
});
