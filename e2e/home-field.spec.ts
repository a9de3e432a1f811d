import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('what is typed or pasted into the field of the home page is searched for as a whole', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('dialog').getByRole('combobox');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.click();
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await box.fill('SQLSTATE[HY000] [1130] Host is not allowed to connect to this MySQL server');
  await expect(page.getByRole('option').first()).toContainText(/not allowed to connect/i);
});
