import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

for (const theme of ['dark', 'light']) {
  test(`only the reader's values are amber in ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/lite/installation/docker');
    const amber = await page
      .locator('.placeholder')
      .first()
      .evaluate((value) => getComputedStyle(value).color);
    await page.locator('[data-values-open]').first().click();
    const choice = page.locator('dialog .choices label', { hasText: 'Pro' });
    await choice.locator('input').check();
    await expect(choice).not.toHaveCSS('color', amber);
    await page.keyboard.press('Escape');
    const line = page.locator('main [data-page-edition]');
    await expect(line).toBeVisible();
    await expect(line).not.toHaveCSS('border-left-color', amber);
  });
}
