import { expect, test } from '@playwright/test';
import { visitAtRest } from './support/visit';

/** What makes a change of page slow although everything it needs is there. */
test.describe('a change to a page that was fetched ahead', () => {
  test.beforeEach(({ page }) => visitAtRest(page, '/lite/'));

  test('loads no script before it takes long', async ({ page }) => {
    const added = await page.evaluate(async () => {
      const count = () => document.querySelectorAll('script[src], link[rel="stylesheet"]').length;
      const before = count();
      document.querySelector<HTMLElement>('[data-sidebar] a[href="/lite/updating"]')?.click();
      // What an import adds to the page, it adds in the task of the click.
      await Promise.resolve();
      return count() - before;
    });
    expect(added).toBe(0);
    await expect(page).toHaveURL(/\/lite\/updating$/);
  });

  test('runs no transition of colours, for which the page would be painted again and again', async ({ page }) => {
    const link = page.locator('[data-sidebar] a[href="/lite/updating"]');
    await link.hover();
    await link.focus();
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => (animation as CSSTransition).transitionProperty ?? []),
    );
    expect(moving.filter((name) => !/^(?:opacity|transform|visibility)$/.test(name))).toEqual([]);
  });

  test('leaves the element in place whose change has the browser style everything anew', async ({ page }) => {
    const meta = await page.locator('meta[name="color-scheme"]').elementHandle();
    await page.locator('[data-sidebar] a[href="/lite/updating"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Update Mixpost Lite' })).toBeVisible();
    expect(await meta?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.locator('meta[name="color-scheme"]')).toHaveCount(1);
  });
});
