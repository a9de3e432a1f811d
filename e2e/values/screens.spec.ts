import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { violationsOf } from '@/e2e/support/violations';
import { openPanel, storeValues } from './fill-in';

const path = '/lite/updating';
const statusLink = { name: 'System → Status' };

test("menus link to the reader's installation once a domain is known, with the keyboard too", async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('[data-screen="status"]').first()).toBeVisible();
  await expect(page.getByRole('link', statusLink)).toHaveCount(0);
  await storeValues(page, { domain: 'mine.example.org' });
  await page.goto(path);
  const link = page.getByRole('link', statusLink).first();
  await expect(link).toHaveAttribute('href', 'https://mine.example.org/mixpost/system/status');
  await link.focus();
  expect(await violationsOf(page)).toEqual([]);
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: 'Pro' }).check();
  await expect(page.locator('[data-screen] a')).toHaveCount(0);
});
