import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('one click opens the same page of another edition', async ({ page }) => {
  await page.goto('/lite/configuration/environment-variables');
  const editions = page.getByRole('navigation', { name: 'This page by edition' });
  await expect(editions.getByRole('link', { name: 'Lite' })).toHaveAttribute('aria-current', 'page');
  await editions.getByRole('link', { name: 'Enterprise' }).click();
  await expect(page).toHaveURL(/\/enterprise\/configuration\/environment-variables$/);
  await expect(editions.getByRole('link', { name: 'Enterprise' })).toHaveAttribute('aria-current', 'page');
});

test("a page that isn't about one edition has no edition switch", async ({ page }) => {
  await page.goto('/server');
  await expect(page.getByRole('navigation', { name: 'This page by edition' })).toHaveCount(0);
});
