import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holdRequests } from '@/e2e/support/hold-requests';
import { test } from '@/e2e/support/test';
import { markdownPathOf } from '@/lib/site/paths';
import { out } from './support/built-site';
import { sampleOf } from './support/samples';
import { violationsOf } from './support/violations';
import { storeValues } from './values/fill-in';

const path = '/lite/installation/docker';
const offsets: Readonly<Record<string, readonly number[]>> = JSON.parse(
  readFileSync(join(out, 'markdown-placeholders.json'), 'utf8'),
);
const buttonOf = (page: Page) => page.locator('summary', { hasText: 'Copy page' });

/** Opens a page, and copies it as Markdown. Returns the copied text. */
async function copyPage(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await buttonOf(page).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the page as Markdown and confirms it, or points to the Markdown page', async ({ page }) => {
    expect(await copyPage(page, path)).toBe(readFileSync(join(out, markdownPathOf(path)), 'utf8'));
    await page.route(`**${markdownPathOf(path)}`, (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: "Couldn't copy; view it instead" })).toBeVisible();
  });

  for (const file of sampleOf(
    Object.keys(offsets).filter((name) => offsets[name]?.length),
    1,
  )) {
    test(`copies ${file} with the reader's values instead of the examples`, async ({ page }) => {
      await storeValues(page, { domain: 'mine.example.org', email: "o'neil@example.org", 'core-path': 'social' });
      const copied = await copyPage(page, file.replace(/(?:index)?\.md$/, ''));
      const marks = await page.locator('.prose [data-placeholder]').evaluateAll((all: HTMLElement[]) =>
        all.map(({ dataset, textContent }) => ({
          example: dataset.example ?? textContent ?? '',
          text: textContent ?? '',
        })),
      );
      const plain = readFileSync(join(out, file), 'utf8');
      let expected = plain.slice(0, offsets[file]?.[0]);
      for (const [index, { example, text }] of marks.entries()) {
        const start = (offsets[file]?.[index] ?? 0) + example.length;
        expected += text + plain.slice(start, offsets[file]?.[index + 1]);
      }
      expect(copied).toBe(expected);
    });
  }

  test('copies a prompt about the page before the app runs, in both themes', async ({ page }) => {
    await holdRequests(page, '**/_next/static/chunks/*.js');
    for (const theme of ['dark', 'light']) {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await buttonOf(page).click();
      const button = page.getByRole('button', { name: 'Copy prompt' });
      expect(await violationsOf(page, '[data-page-menu]')).toEqual([]);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(
        /^Help me install Mixpost .*"Install Lite with Docker" .*\/lite\/installation\/docker\.md\n/,
      );
      expect(copied).toMatch(
        /Ask for mine .*Domain \(social\.example\.com\)[\s\S]*"Check that it works"[\s\S]*Never ask/,
      );
    }
    await page.goto('/api/posts/update');
    await buttonOf(page).click();
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy prompt' })).toHaveCount(0);
  });

  test("copies the Markdown as it was built if it doesn't match the page", async ({ page }) => {
    await storeValues(page, { domain: 'mine.example.org' });
    await page.route('**/markdown-placeholders.json', (route) =>
      route.fulfill({ json: { [markdownPathOf(path)]: offsets[markdownPathOf(path)]?.map((offset) => offset + 1) } }),
    );
    expect(await copyPage(page, path)).toBe(readFileSync(join(out, markdownPathOf(path)), 'utf8'));
  });
});

test('fits on a phone, without accessibility violations, and prints the page without the open menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(path);
  await buttonOf(page).click();
  // The open menu covers part of what's below it, as menus do.
  expect(await violationsOf(page, '[data-page-menu]')).toEqual([]);
  const box = await page.getByRole('link', { name: 'View as Markdown' }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('details[open] summary').length);
    };
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '0');
});
