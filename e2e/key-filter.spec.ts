import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('a field filters the list of keys before the app has loaded', async ({ page }) => {
  await page.goto('/pro/configuration/environment-variables');
  const key = (name: string) => page.getByRole('heading', { name, exact: true });
  const field = page.getByRole('searchbox', { name: 'Filter keys' });
  expect((await field.boundingBox())?.width).toBeLessThanOrEqual(320);
  await field.fill('reverb_p');
  await expect(page.getByRole('status')).toHaveText('1 key');
  await expect(key('REVERB_PORT')).toBeVisible();
  await expect(key('APP_KEY')).toBeHidden();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'All keys of Pro' }).click();
  await expect(key('APP_KEY')).toBeVisible();
  await expect(key('APP_KEY').locator('xpath=../following-sibling::p[1]')).toHaveText('Required Secret');
});
