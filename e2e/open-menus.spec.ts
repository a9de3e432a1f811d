import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { violationsOf } from './support/violations';

const longPage = '/lite/installation/docker';

for (const theme of ['dark', 'light']) {
  test.describe(`in ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => window.localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('an open dropdown has no accessibility violations', async ({ page }) => {
      // A page without links right below the dropdown, which would cover too much of them to click.
      await page.goto('/accessibility', { waitUntil: 'networkidle' });
      await page.locator('header > nav summary', { hasText: 'Self-Hosting' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Server Configuration' }).first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('the open drawer has no accessibility violations in either of its views', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(longPage, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      await expect(page.getByRole('button', { name: 'Pages in this section' })).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
