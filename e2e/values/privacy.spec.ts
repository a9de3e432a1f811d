import { expect } from '@playwright/test';
import { keptText } from '@/e2e/support/kept-text';
import { test } from '@/e2e/support/test';
import { visit } from '@/e2e/support/visit';
import { fillIn } from './fill-in';

const values = {
  domain: 'traceable-domain.example.org',
  email: 'traceable-mail@example.org',
  'db-name': 'traceable_name',
  'db-password': 'traceable-secret',
  'licence-key': 'traceable-license',
};

test('values are in no request or URL, and secrets are in no storage', async ({ page }) => {
  const log: string[] = [];
  page.on('request', (request) => log.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''));
  await fillIn(page, '/pro/installation/docker', values);
  await expect(page.locator('main')).toContainText('traceable-domain.example.org');
  await page.locator('[data-copy]:visible').first().click();
  await page.getByRole('navigation', { name: 'Pro' }).getByRole('link', { name: 'Updating' }).click();
  await expect(page).toHaveURL(/updating$/);
  log.push(page.url());
  await visit(page, '/pro/installation/manual');
  await expect(page.locator('[data-placeholder="domain"]').first()).toHaveText(values.domain);
  await page.waitForLoadState('networkidle');
  expect(log.length).toBeGreaterThan(20);
  expect(log.filter((line) => decodeURIComponent(line.replaceAll('%', '%25')).includes('traceable'))).toEqual([]);
  const stored = await keptText(page);
  expect(stored).toContain('traceable_name');
  expect(stored).not.toContain('traceable-secret');
  expect(stored).not.toContain('traceable-license');
  // The whole page was loaded again, so a secret is gone with the old one.
  await expect(page.locator('[data-placeholder="db-password"]').first()).toHaveText('a-long-random-password');
});
