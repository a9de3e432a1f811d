import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('typing on the home page after closing the search searches for the whole text', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('dialog').getByRole('combobox');
  await page.getByRole('main').getByRole('searchbox').click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.type('redis queue');
  await expect(field).toHaveValue('redis queue');
  await expect(field).toBeFocused();
  // Again, replacing a query that the dialog has kept.
  await page.keyboard.press('Escape');
  await page.keyboard.type('app');
  await expect(field).toHaveValue('app');
});
