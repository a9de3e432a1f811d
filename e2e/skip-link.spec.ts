import { expect, test } from '@playwright/test';
import { visitAtRest } from '@/e2e/support/visit';

test('the skip link leads to the text, and a change of page to the skip link', async ({ page }) => {
  await visitAtRest(page, '/');
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
