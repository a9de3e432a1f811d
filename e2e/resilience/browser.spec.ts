import { expect } from '@playwright/test';
import { hydrate } from '@/e2e/support/hydrated';
import { expectTitle, recordDocuments, sidebarLink } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';
import { visit } from '@/e2e/support/visit';

test("a page is readable and its controls work if the style sheets don't load", async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/lite/updating');
  await expectTitle(page, /Updat/);
  await page.getByRole('button', { name: /Switch to light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
});

test('a page works after it is restored from the back/forward cache', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes';
  });
  // Another document on the same host, so the browser keeps this one in the back/forward cache.
  await page.goto('/openapi.json');
  await page.goBack();
  await expectTitle(page, /Updat/);
  const documents = recordDocuments(page);
  await hydrate(page);
  await page.getByRole('button', { name: /Switch to light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
  expect(documents).toEqual([]);
});
