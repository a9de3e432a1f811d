import { expect } from '@playwright/test';
import { hasHydrated } from '@/e2e/support/hydrated';
import { recordErrors } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';

const path = '/lite/installation/docker';

test('hydration keeps an open dialog, its text, and the selected tab', async ({ page }) => {
  const errors = recordErrors(page);
  await page.goto(path);
  const tab = page.getByRole('tab', { selected: false }).first();
  const key = await tab.getAttribute('data-tab');
  await tab.click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('redis');
  await page.locator('#search-results [role="option"]').first().hover();
  await expect.poll(() => hasHydrated(page)).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('redis');
  await expect(page.locator(`[data-tab="${key}"]`).first()).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

test("the app starts at the reader's first sign", async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await hasHydrated(page)).toBe(false);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await expect.poll(() => hasHydrated(page)).toBe(true);
});
