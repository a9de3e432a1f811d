import { expect, type Page } from '@playwright/test';
import { searchDialog as dialog, searchField as field } from '@/e2e/support/open-search';
import { settle } from '@/e2e/support/settled';
import { test } from '@/e2e/support/test';
import { visit } from '@/e2e/support/visit';

const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const path = '/lite/updating';

test.describe('the search opens', () => {
  test('with Ctrl+K, which also closes it, Command+K, and the slash, with the last query selected, and closing returns the focus', async ({
    page,
  }) => {
    await page.goto(path);
    await searchButton(page).focus();
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(keys);
      await expect(dialog(page), keys).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press(keys === 'Control+k' ? keys : 'Escape');
      await expect(searchButton(page)).toBeFocused();
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('horizon');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('horizon');
    await page.keyboard.type('redis');
    await expect(field(page)).toHaveValue('redis');
  });

  test('and closes by a press outside, by its button, and when the page changes', async ({ page }) => {
    await visit(page, path);
    await page.getByRole('navigation').getByRole('link', { name: 'Environment variables' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/environment/i);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(dialog(page)).toBeHidden();
  });
});

test('the slash is text in a field and in editable content', async ({ page }) => {
  await page.goto('/search');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.pressSequentially('a/b');
  await expect(box).toHaveValue('a/b');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.contentEditable = 'true';
    document.body.append(text);
    text.focus();
  });
  await page.keyboard.press('/');
  await settle(page);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('the slash can be turned off, and stays off', async ({ page }) => {
  await visit(page, '/accessibility');
  await page.getByRole('checkbox', { name: 'Press / to search' }).uncheck();
  await page.keyboard.press('/');
  await page.goto('/pro/updating');
  await page.keyboard.press('/');
  await settle(page);
  await expect(dialog(page)).toBeHidden();
  await visit(page, '/accessibility');
  await page.getByRole('checkbox', { name: 'Press / to search' }).check();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('on a phone it fills the screen, and nothing behind it moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(path);
  const before = await page.locator('h1').boundingBox();
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 700 });
  expect(await page.locator('h1').boundingBox()).toEqual(before);
});
