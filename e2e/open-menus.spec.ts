import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { themesAt } from './support/samples';
import { violationsIn } from './support/violations';

test('an open dropdown has no accessibility violations', async ({ page }) => {
  // A page without links right below the dropdown, which would cover too much of them to click.
  await page.goto('/accessibility');
  await page.locator('header > nav summary', { hasText: 'Self-Hosting' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Server Configuration' }).first()).toBeVisible();
  expect(await violationsIn(page, themesAt(1280))).toEqual([]);
});

test('the open drawer has no accessibility violations in either of its views', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/lite/installation/docker');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violationsIn(page, themesAt(360))).toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(page.getByRole('button', { name: 'Pages in this section' })).toBeFocused();
  expect(await violationsIn(page, themesAt(360))).toEqual([]);
});
