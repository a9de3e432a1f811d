import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { envFileOf } from '@/lib/content/blocks/env-template.mjs';

test('a click on the link below the template saves the ready settings', async ({ page }) => {
  await page.goto('/pro/configuration/environment-variables');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download pro.env' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('pro.env');
  expect(readFileSync(await download.path(), 'utf8')).toBe(envFileOf('pro'));
});

test('the Compose file under its address is the one of the page', async ({ request }) => {
  const published = await request.get('/compose/lite/docker-compose.yml');
  expect(await published.text()).toBe(readFileSync('content/compose/lite/docker-compose.yml', 'utf8'));
});

test('a search for a key leads to the key', async ({ page }) => {
  await page.goto('/search?q=MIXPOST_CALLBACK_PATH');
  await page.getByRole('link', { name: 'MIXPOST_CALLBACK_PATH' }).first().click();
  await expect(page).toHaveURL(/#mixpost_callback_path$/);
  await expect(page.getByRole('heading', { name: 'MIXPOST_CALLBACK_PATH' })).toBeInViewport();
});
