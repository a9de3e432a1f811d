import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

test('in forced colors, the chosen edition looks different from the others', async ({ page }) => {
  await page.goto('/lite/installation/docker');
  await page.locator('[data-values-open]').first().click();
  const choice = page.locator('dialog .choices label', { hasText: 'Enterprise' });
  await choice.locator('input').check();
  const backgroundOf = (name: string) =>
    page.locator('dialog .choices label', { hasText: name }).evaluate((text) => getComputedStyle(text).backgroundColor);
  expect(await backgroundOf('Enterprise')).not.toBe(await backgroundOf('Lite'));
});
