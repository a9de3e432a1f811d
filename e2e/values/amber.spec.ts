import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test("only the reader's values are amber", async ({ page }) => {
  // Measures colors without running transitions.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lite/installation/docker');
  await page.locator('[data-values-open]').first().click();
  const choice = page.locator('dialog .choices label', { hasText: 'Pro' });
  await choice.locator('input').check();
  const line = page.locator('main [data-page-edition]');
  for (const theme of ['dark', 'light']) {
    const amber = await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
      return getComputedStyle(document.querySelector('.placeholder') as Element).color;
    }, theme);
    await expect(choice).not.toHaveCSS('color', amber);
    await expect(line).not.toHaveCSS('border-left-color', amber);
  }
  await page.keyboard.press('Escape');
  await expect(line).toBeVisible();
});
