import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('one click opens the same page of another edition', async ({ page }) => {
  await page.goto('/lite/configuration/environment-variables');
  const sections = page.getByRole('navigation', { name: 'Self-hosting' });
  await expect(sections.locator('[aria-current]')).toHaveText(['Lite']);
  await sections.getByRole('link', { name: 'Enterprise' }).click();
  await expect(page).toHaveURL(/\/enterprise\/configuration\/environment-variables$/);
  await expect(sections.locator('[aria-current]')).toHaveText(['Enterprise']);
});

test('every page for self-hosters links to Troubleshooting below its breadcrumbs', async ({ page }) => {
  for (const path of ['/enterprise/configuration/billing', '/server', '/troubleshooting']) {
    await page.goto(path);
    const sections = page.getByRole('navigation', { name: 'Self-hosting' });
    await expect(sections.getByRole('link', { name: 'Errors' }), path).toBeInViewport();
  }
  await page.goto('/api/');
  await expect(page.getByRole('navigation', { name: 'Self-hosting' })).toHaveCount(0);
});

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
