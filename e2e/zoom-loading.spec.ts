import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '@/e2e/support/hold-scripts';
import { visitAtRest } from '@/e2e/support/visit';

const withDrawing = '/server';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Enlarged: / });

test('a drawing asked for twice before what enlarges it is there opens', async ({ page }) => {
  await visitAtRest(page, withDrawing);
  const letThrough = await holdScripts(page);
  await page.getByRole('button', { name: 'Enlarge diagram' }).first().focus();
  // Simulates a key that's held down.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  letThrough();
  await expect(dialogOf(page)).toBeVisible();
});

test('nothing of the enlarging is loaded before it is needed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitAtRest(page, withDrawing);
  asked.length = 0;
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  // Pages that links in view lead to may be prefetched.
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  await page.getByRole('button', { name: 'Enlarge diagram' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test('a picture whose code never arrives says so, and the next click tries again', async ({ page }) => {
  await page.goto(withDrawing);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Enlarge diagram' }).first().click();
  const button = page.getByRole('button', { name: "Couldn't load. Try again" });
  await expect(button).toBeVisible();
  await page.unroute('**/_next/static/chunks/*.js');
  await button.click();
  await expect(dialogOf(page)).toBeVisible();
});

test('an enlarging that cannot be loaded says so, and Retry loads it', async ({ page }) => {
  await visitAtRest(page, withDrawing);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Enlarge diagram' }).first().focus();
  await page.keyboard.press('Enter');
  const alert = page.locator('[data-zoom]').getByRole('alert');
  await expect(alert).toContainText('Could not load the enlarged picture.');
  await page.unroute('**/_next/static/chunks/*.js');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(dialogOf(page)).toBeVisible();
});
