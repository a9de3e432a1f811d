import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { twinOf } from '@/lib/site/paths.mjs';
import { out } from './support/built-site';
import { violationsOf } from './support/violations';

const path = '/lite/installation/docker';
const buttonOf = (page: Page) => page.locator('summary', { hasText: 'Copy or print' });

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page is copied as Markdown, and the menu says so', async ({ page }) => {
    await page.goto(path);
    await buttonOf(page).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(join(out, twinOf(path)), 'utf8'));
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
  });
});

test('a failed copy is reported, and points to the page as Markdown', async ({ page }) => {
  await page.route(`**${twinOf(path)}`, (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  await buttonOf(page).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: "Couldn't copy; view it instead" })).toBeVisible();
});

test('the page is printed, without the open menu', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('details[open] summary').length);
    };
  });
  await page.goto(path);
  await buttonOf(page).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '0');
});

test('keys open it, move in it and close it', async ({ page }) => {
  await page.goto(path);
  const first = page.getByRole('button', { name: 'Copy as Markdown' });
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await expect(async () => {
    await buttonOf(page).press('ArrowDown');
    await expect(first).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
});

test('a click elsewhere closes it', async ({ page }) => {
  await page.goto(path);
  await buttonOf(page).click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await expect(async () => {
    await page.locator('h1').click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeHidden({ timeout: 200 });
  }).toPass();
});

test('open, it has no accessibility fault and stays inside a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(path);
  await buttonOf(page).click();
  expect(await violationsOf(page)).toEqual([]);
  const box = await page.getByRole('link', { name: 'View as Markdown' }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and offers what works: to view the page as Markdown', async ({ page }) => {
    await page.goto(path);
    await buttonOf(page).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Markdown|Print/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(new RegExp(`${twinOf(path)}$`));
    await expect(page.locator('body')).toContainText('# Install Lite with Docker');
  });
});
