import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pages = [
  ['/doctor'],
  ['/webhooks/secure'],
  ['/pro/configuration/environment-variables'],
  ['/api/posts/create', 'Build'],
  ['/lite/installation/docker', 'Fill in'],
] as const;

test("fields have text that phones don't zoom in on", async ({ page }) => {
  for (const [path, open] of pages) {
    await page.goto(path);
    if (open) {
      await page.getByRole('main').getByText(open).first().tap();
    }
    const fields = page
      .locator('input:not([type="radio"], [type="checkbox"]), select, textarea')
      .filter({ visible: true });
    await expect(fields.first(), path).toBeVisible();
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
