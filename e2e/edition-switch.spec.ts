import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('on a phone, the table of editions shows one edition at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/editions');
  const heads = page.getByRole('table').first().getByRole('columnheader');
  await expect(heads).toHaveText(['Feature', 'Lite']);
  await page.getByRole('radio', { name: 'Enterprise' }).check();
  await expect(heads).toHaveText(['Feature', 'Enterprise']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(heads).toHaveText(['Feature', 'Lite', 'Pro', 'Enterprise']);
});
