import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('the wheel over a column that has nothing to scroll scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto('/lite/installation/docker');
  for (const column of ['[data-sidebar]', 'nav[aria-label="On this page"]']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const box = page.locator(column).first();
    expect(await box.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
    await box.hover({ position: { x: 40, y: 20 } });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY), column).toBeGreaterThan(300);
  }
});
