import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { themesAt } from './support/samples';
import { violationsIn } from './support/violations';

test.describe('a dropdown', () => {
  const trigger = (page: Page) => page.locator('header > nav summary', { hasText: 'Self-Hosting' });
  const entry = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lite' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('opens while the mouse is over it until Escape, and after a click until the next one', async ({ page }) => {
    await trigger(page).hover();
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(entry(page)).toBeHidden();
    await trigger(page).click();
    await page.mouse.move(5, 500);
    await expect(entry(page)).toBeVisible();
    await trigger(page).click();
    await expect(entry(page)).toBeHidden();
    await page.mouse.move(5, 500);
    await trigger(page).hover();
    await expect(entry(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
    await trigger(page).click();
    await expect(entry(page)).toBeVisible();
  });

  test('opens with keys, and closes on Escape, a click outside, and when the focus leaves it', async ({ page }) => {
    await trigger(page).focus();
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await expect(entry(page)).toBeHidden();
      await page.keyboard.press(key);
      await expect(entry(page), key).toBeVisible();
      await page.keyboard.press('End');
      await page.keyboard.press('Escape');
      await expect(entry(page)).toBeHidden();
      await expect(trigger(page)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(entry(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(entry(page)).toBeHidden();
    await trigger(page).press('Enter');
    await expect(entry(page)).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(entry(page)).toBeHidden();
  });
});

test('an open dropdown has no accessibility violations', async ({ page }) => {
  // A page without links right below the dropdown, which would cover too much of them to click.
  await page.goto('/accessibility');
  await page.locator('header > nav summary', { hasText: 'Self-Hosting' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Server Configuration' }).first()).toBeVisible();
  expect(await violationsIn(page, themesAt(1280))).toEqual([]);
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true });

  test('a dropdown opens and closes on a tap', async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lite' });
    await page.locator('header > nav summary', { hasText: 'Self-Hosting' }).tap();
    await expect(list).toBeVisible();
    await page.locator('header > nav summary', { hasText: 'Self-Hosting' }).tap();
    await expect(list).toBeHidden();
  });
});
