import { expect, test } from '@playwright/test';

test('one click leads to the same page of another edition', async ({ page }) => {
  await page.goto('/lite/configuration/environment-variables');
  const editions = page.getByRole('navigation', { name: 'This page by edition' });
  await expect(editions.getByRole('link', { name: 'Lite' })).toHaveAttribute('aria-current', 'page');
  await editions.getByRole('link', { name: 'Enterprise' }).click();
  await expect(page).toHaveURL(/\/enterprise\/configuration\/environment-variables$/);
  await expect(editions.getByRole('link', { name: 'Enterprise' })).toHaveAttribute('aria-current', 'page');
});

test('a page of no edition has no such switch', async ({ page }) => {
  await page.goto('/server');
  await expect(page.getByRole('navigation', { name: 'This page by edition' })).toHaveCount(0);
});
