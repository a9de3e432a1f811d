import { expect } from '@playwright/test';
import { test, visitUntilCached, waitUntilLoadedIsCached } from '@/e2e/support/offline-site';

test('a plan that was shown once opens without a network, and so does the log doctor', async ({ page, host }) => {
  const plan = '/upgrade?from=pro-6&to=pro-7&on=docker';
  await visitUntilCached(page, host.url, '/doctor');
  await page.getByRole('button', { name: 'Example' }).waitFor();
  await waitUntilLoadedIsCached(page);
  await visitUntilCached(page, host.url, '/upgrade');
  await page.goto(host.url + plan);
  const step = page.getByRole('checkbox', { name: /Stop Mixpost once its jobs are done/ });
  await expect(step).toBeVisible();
  await waitUntilLoadedIsCached(page);
  host.cut(/./);
  await page.goto(host.url + plan);
  await expect(step).toBeVisible();
  await page.goto(`${host.url}/doctor`);
  await page.getByRole('textbox', { name: 'Your text' }).fill('SQLSTATE[HY000] [1045] Access denied for user');
  await expect(page.getByRole('list', { name: 'Likely causes' })).toBeVisible();
});
