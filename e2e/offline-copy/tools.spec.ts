import { expect } from '@playwright/test';
import { test } from './unpacked-copy';

test('the log doctor works in the copy', async ({ page, copy }) => {
  await page.goto(copy.urlOf('doctor.html'));
  await page.getByRole('textbox', { name: 'Your text' }).fill('APP_KEY=\nDB_HOST=mysql\nDB_HOTS=a');
  await expect(page.getByRole('list', { name: 'Settings to change' })).toContainText('Did you mean DB_HOST?');
  await page.getByRole('link', { name: 'Read more' }).first().click();
  expect(page.url()).toMatch(/troubleshooting\/installation\.html#no-application-encryption-key/);
});

test('the upgrade planner shows its steps in the copy', async ({ page, copy }) => {
  await page.goto(`${copy.urlOf('upgrade.html')}?from=pro-6&to=pro-7&on=docker`);
  await expect(page.getByRole('checkbox', { name: /Stop Mixpost once its jobs are done/ })).toBeVisible();
  await expect(page.locator('.plan code', { hasText: 'docker compose stop mixpost' }).first()).toBeVisible();
  await page.locator('.plan-title a').nth(4).click();
  expect(page.url()).toMatch(/upgrading-v7\.html#/);
});

test('the webhook lab works in the copy', async ({ page, copy }) => {
  await page.goto(copy.urlOf('webhooks/secure.html'));
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(page.getByText("The signature doesn't match.")).toBeVisible();
});

test('the request builder works in the copy', async ({ page, copy }) => {
  await page.goto(copy.urlOf('api/tags/create.html'));
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(page.locator('[data-part="request-builder"] pre code')).toContainText('curl');
});
