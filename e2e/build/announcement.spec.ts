import { expect, type Page } from '@playwright/test';
import { announcement, test } from '@/e2e/support/configured-site';
import { shiftsOf } from '@/e2e/support/shifts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close the announcement' });

test.describe('the announcement', () => {
  test('is above the page, without adding a second banner landmark', async ({ page }) => {
    await page.goto('/lite/');
    await expect(bar(page)).toContainText(announcement.text);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/lite\/new$/);
  });

  test('stays closed on the next page and after a reload', async ({ page }) => {
    await page.goto('/lite/');
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'updating', exact: true }).click();
    await expect(page).toHaveURL(/updating$/);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();
  });

  test('closes in all tabs', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/lite/updating');
    await page.goto('/lite/');
    await close(page).click();
    await expect(bar(other)).toBeHidden();
  });

  for (const [stored, isVisible] of [
    ['another', true],
    [announcement.id, false],
  ] as const) {
    test(`is ${isVisible ? 'visible' : 'hidden'} without a layout shift if “${stored.slice(0, 9)}” was closed`, async ({
      page,
    }) => {
      await page.addInitScript((id) => localStorage.setItem('announcement', id), stored);
      await page.goto('/lite/');
      await expect(bar(page)).toBeVisible({ visible: isVisible });
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test("isn't printed", async ({ page }) => {
    await page.goto('/lite/');
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });
});

test('without scripts, the announcement has no close button', async ({ browser, configuredUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: configuredUrl });
  const page = await context.newPage();
  await page.goto('/lite/');
  await expect(bar(page)).toBeVisible();
  await expect(close(page)).toBeHidden();
  await context.close();
});
