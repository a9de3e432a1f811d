import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [path, open] of [
  ['/doctor'],
  ['/webhooks/secure'],
  ['/pro/configuration/environment-variables'],
  ['/api/posts/create', 'Build'],
  ['/lite/installation/docker', 'Fill in'],
] as const) {
  test(`the fields of ${path} have text that phones don't zoom in on`, async ({ page }) => {
    await page.goto(path);
    if (open) {
      await page.getByRole('main').getByText(open).first().tap();
    }
    const fields = page
      .locator('input:not([type="radio"], [type="checkbox"]), select, textarea')
      .filter({ visible: true });
    await expect(fields.first()).toBeVisible();
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
}
