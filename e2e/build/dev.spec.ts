import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copySite, type SiteCopy } from '@/e2e/support/site-copy';
import { test } from '@/e2e/support/test';
import { settleDelayMs } from '@/lib/browser/dom/at-idle';
import { freePort, type RunningServer, runServer } from '@/lib/programs/run-server';

let copy: SiteCopy;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = copySite('own');
  const port = await freePort();
  const next = join(copy.folder, 'node_modules/next/dist/bin/next');
  server = await runServer(port, process.execPath, [next, 'dev', copy.folder, '-H', '127.0.0.1', '-p', `${port}`], {
    NEXT_TELEMETRY_DISABLED: '1',
  });
});

test.afterAll(async () => {
  await server.stop();
  copy.remove();
});

test('`next dev` logs no error, and shows the sentence for a mistake until it is corrected', { tag: '@full' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const text = (body: string) => `---
title: Checked
description: What a page of this site was checked on, as a page that a writer changes.
sources: [https://example.org/]
verified: { date: 2026-11-20, method: code }
---

${body}
`;
  copy.write({ 'content/checked.mdx': text('A first text.') });
  await page.goto(`http://127.0.0.1:${server.port}/checked`);
  await expect(page.getByText('A first text.')).toBeVisible({ timeout: 120_000 });
  await page.locator('[data-theme-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // The app's start, and what waits for the load event to settle, such as the service worker of a build.
  await page.waitForTimeout(settleDelayMs + 2000);
  expect(errors).toEqual([]);

  copy.write({ 'content/checked.mdx': text('<Hint>\n\nA second text.\n\n</Hint>') });
  await expect(page.getByText('content/checked.mdx:8 uses <Hint>').first()).toBeVisible({ timeout: 60_000 });

  copy.write({ 'content/checked.mdx': text('A third text.') });
  await expect(page.getByText('A third text.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('uses <Hint>')).toHaveCount(0);
});
