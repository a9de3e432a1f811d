import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { envFileOf } from '@/lib/content/blocks/env-template';

test('the link below the template downloads the settings file', async ({ page }) => {
  await page.goto('/pro/configuration/environment-variables');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download pro.env' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('pro.env');
  expect(readFileSync(await download.path(), 'utf8')).toBe(envFileOf('pro'));
});

test('searching for a key leads to its heading', async ({ page }) => {
  await page.goto('/search?q=MIXPOST_CALLBACK_PATH');
  await page.getByRole('link', { name: 'MIXPOST_CALLBACK_PATH' }).first().click();
  await expect(page).toHaveURL(/#mixpost_callback_path$/);
  await expect(page.getByRole('heading', { name: 'MIXPOST_CALLBACK_PATH' })).toBeInViewport();
});
