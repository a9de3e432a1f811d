import { expect } from '@playwright/test';
import { test } from '@/e2e/support/configured-site';

test.use({ javaScriptEnabled: false });

test('the announcement has no close button, and the menus of versions and search are links', async ({ page }) => {
  await page.goto('/lite/');
  const banner = page.getByRole('banner');
  const announcement = page.getByRole('complementary', { name: 'Announcement' });
  await expect(announcement).toBeVisible();
  await expect(announcement.getByRole('button')).toHaveCount(0);
  await page.locator('header > div summary', { hasText: /^Version/ }).click();
  await banner.getByRole('link', { name: '1.0', exact: true }).click();
  await expect(page).toHaveURL(/\/1\.0\/lite\/$/);
  await banner.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
});
