import { expect, type Page } from '@playwright/test';
import { announcement, test } from '@/e2e/support/configured-site';
import { shiftsOf } from '@/e2e/support/shifts';
import { visit } from '@/e2e/support/visit';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close the announcement' });

test.describe('the announcement', () => {
  test('shows without a layout shift if another was closed, adds no banner landmark, and is not printed', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('announcement', 'another'));
    await page.goto('/lite/');
    await expect(bar(page)).toContainText(announcement.text);
    expect(await shiftsOf(page)).toEqual([]);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/lite\/new$/);
  });

  test('closes in all tabs, and stays closed on the next page and after a reload, without a layout shift', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await visit(other, '/lite/updating');
    await page.goto('/lite/');
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    await expect(bar(other)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'updating', exact: true }).click();
    await expect(page).toHaveURL(/updating$/);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();
    expect(await shiftsOf(page)).toEqual([]);
  });
});
