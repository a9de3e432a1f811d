import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visitUntilIdle } from '@/e2e/support/visit';

test('the skip link moves the focus to the text, and gets the first Tab after a page change', async ({ page }) => {
  await visitUntilIdle(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).press('Enter');
  await expect(page).toHaveURL(/services/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Services|Connect/);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
});
