import { expect, type Page, test } from '@playwright/test';
import { searchField as field } from '@/e2e/support/open-search';
import { visit } from '@/e2e/support/visit';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });

test.describe('the search opens', () => {
  test.beforeEach(async ({ page }) => visit(page, '/lite/updating'));

  test('from its button, and closing gives the focus back to it', async ({ page }) => {
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`with ${keys}`, async ({ page }) => {
      await page.keyboard.press(keys);
      await expect(page.getByRole('dialog', { name: 'Search the documentation' })).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
    });
  }

  test('and the shortcut closes it again', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('and closes by a press beside it, by its button, and when the page changes', async ({ page }) => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Close the search' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => window.history.pushState(null, '', '/lite/updating#x'));
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('with what is selected on the page', async ({ page }) => {
    await page.getByText('Which version you have').first().selectText();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('Which version you have');
    await expect(page.getByRole('option').first()).toContainText('Which version you have');
  });
});

test('the slash is text where one types, and nothing on a button', async ({ page }) => {
  await visit(page, '/search');
  await page.getByRole('searchbox').pressSequentially('a/b');
  await expect(page.getByRole('searchbox')).toHaveValue('a/b');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Switch between/ })
    .focus();
  await page.keyboard.press('/');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.contentEditable = 'true';
    document.body.append(text);
    text.focus();
  });
  await page.keyboard.press('/');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('the slash can be turned off, and stays off', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.keyboard.press('/');
  await page.getByRole('checkbox', { name: 'Press / to search' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('/');
  await visit(page, '/pro/updating');
  await page.keyboard.press('/');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('checkbox', { name: 'Press / to search' }).check();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('from the home page it opens by its main act, with what is pasted there', async ({ page }) => {
  await visit(page, '/');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await box.fill('SQLSTATE[HY000] [1130] Host is not allowed to connect to this MySQL server');
  await expect(page.getByRole('option').first()).toContainText(/not allowed to connect/i);
});

test('it is as wide as a phone there, and nothing behind it moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await visit(page, '/lite/updating');
  const before = await page.locator('h1').boundingBox();
  await button(page).click();
  await expect(field(page)).toBeFocused();
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 700 });
  expect(await page.locator('h1').boundingBox()).toEqual(before);
});
