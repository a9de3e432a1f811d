import { expect, type Page } from '@playwright/test';
import { hasHydrated } from '@/e2e/support/hydrated';
import { test } from '@/e2e/support/test';

const path = '/lite/installation/docker';

/** Every control, with the action that opens or presses it, and a check that it reacted. */
const controls: readonly {
  act(page: Page): Promise<unknown>;
  expectReaction(page: Page): Promise<unknown>;
}[] = [
  {
    act: (page) => page.keyboard.press('Control+k'),
    expectReaction: (page) => expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused(),
  },
  {
    act: (page) => page.keyboard.press('/'),
    expectReaction: (page) => expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused(),
  },
  {
    act: (page) => page.locator('[data-search-open]').first().click(),
    expectReaction: (page) => expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused(),
  },
  {
    act: (page) => page.getByRole('button', { name: 'Switch to light mode' }).click(),
    expectReaction: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'light'),
  },
  {
    act: (page) => page.locator('[data-values-open]').first().click(),
    expectReaction: (page) => expect(page.getByRole('dialog', { name: 'Your values' })).toBeVisible(),
  },
  {
    act: (page) => page.locator('header > nav summary', { hasText: 'Self-Hosting' }).click(),
    expectReaction: (page) =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Lite', exact: true })).toBeVisible(),
  },
  {
    act: (page) => page.getByRole('tab', { selected: false }).first().click(),
    expectReaction: (page) => expect(page.locator('[data-tab][aria-selected="true"]').first()).toBeFocused(),
  },
];

test('before hydration, the drawer works on a phone, and Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
});

test("controls work if the app's scripts never load", async ({ page }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  for (const { act, expectReaction } of controls) {
    await page.goto(path);
    await act(page);
    await expectReaction(page);
  }
});

test('hydration keeps an open dialog, its text, and the selected tab', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(path);
  const tab = page.getByRole('tab', { selected: false }).first();
  const key = await tab.getAttribute('data-tab');
  await tab.click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('redis');
  await page.locator('#search-results [role="option"]').first().hover();
  await expect.poll(() => hasHydrated(page)).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('redis');
  await expect(page.locator(`[data-tab="${key}"]`).first()).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

test('the app starts only when the pointer is over a link', async ({ page }) => {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  expect(await hasHydrated(page)).toBe(false);
  await page.getByRole('link', { name: 'Pro', exact: true }).first().dispatchEvent('pointerover');
  await expect.poll(() => hasHydrated(page)).toBe(true);
});
