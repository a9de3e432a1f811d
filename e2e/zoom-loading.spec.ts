import { expect, type Page } from '@playwright/test';
import { holdRequests } from '@/e2e/support/hold-requests';
import { test } from '@/e2e/support/test';
import { visitUntilIdle } from '@/e2e/support/visit';

const withDrawing = '/server';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Enlarged: / });

test('the zoom script loads only when it is needed, and a held Enter key opens a diagram once it has', async ({
  page,
}) => {
  await visitUntilIdle(page, withDrawing);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  // Pages that links in view lead to may be prefetched, and the script of saved pages starts late.
  expect(urls.filter((url) => url.endsWith('.js') && !url.includes('/service-worker-control'))).toEqual([]);
  const release = await holdRequests(page);
  await page.getByRole('button', { name: 'Enlarge diagram' }).first().focus();
  // Simulates a key that's held down.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  release();
  await expect(dialogOf(page)).toBeVisible();
  expect(urls.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test("shows a message if the app's scripts can't be loaded, and tries again on the next click", async ({ page }) => {
  await page.goto(withDrawing);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Enlarge diagram' }).first().click();
  const button = page.getByRole('button', { name: "Couldn't load. Try again" });
  await expect(button).toBeVisible();
  await page.unroute('**/_next/static/chunks/*.js');
  await button.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enlarge diagram' }).first()).toBeFocused();
});

test("shows a message if the zoom script can't be loaded, and Retry loads it", async ({ page }) => {
  await visitUntilIdle(page, withDrawing);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Enlarge diagram' }).first().focus();
  await page.keyboard.press('Enter');
  const alert = page.locator('[data-zoom]').getByRole('alert');
  await expect(alert).toContainText(
    "Couldn't load the enlarged picture.You might want to check your network connection.",
  );
  await page.unroute('**/_next/static/chunks/*.js');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(dialogOf(page)).toBeVisible();
});
