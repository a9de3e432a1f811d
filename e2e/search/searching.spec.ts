import { expect } from '@playwright/test';
import { holdRequests } from '@/e2e/support/hold-requests';
import {
  allResults,
  searchDialog as dialog,
  searchField as field,
  openSearch,
  waitForAnswer,
} from '@/e2e/support/open-search';
import { settle } from '@/e2e/support/settled';
import { test } from '@/e2e/support/test';

test('the keyboard alone searches, opens a result, and finds it again among the recent ones, which it clears', async ({
  page,
}) => {
  await openSearch(page);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.type('APP_KEY');
  await waitForAnswer(page, 'APP_KEY');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const list = (await page.getByRole('listbox').getAttribute('id')) ?? 'none';
  await expect(field(page)).toHaveAttribute('aria-controls', list);
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages found$/);
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toHaveAttribute('aria-selected', 'false');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const title = await options.first().locator('.hit-title').textContent();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/#/);
  const address = page.url();
  await openSearch(page, '/');
  await expect(dialog(page).getByRole('heading', { name: 'Recent' })).toBeVisible();
  await expect(options.first()).toContainText(title ?? 'none');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await openSearch(page, '/');
  await dialog(page).getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Recent' })).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
});

test('a click opens a result on the same page, wherever it was scrolled', async ({ page }) => {
  await page.goto('/lite/updating');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('remove old images');
  await waitForAnswer(page, 'remove old images');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/lite\/updating#remove-old-images/);
  await expect(page.locator('#remove-old-images')).toBeInViewport();
});

test('Tab stays inside, Enter with Ctrl opens a result in a new tab, and all results are one press away', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await page.keyboard.type('queue worker');
  await waitForAnswer(page, 'queue worker');
  const stops: string[] = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const active = document.activeElement;
        // After the last stop, the focus is in the browser's own toolbar.
        return active?.matches('body, dialog, dialog *')
          ? active.getAttribute('aria-label') || active.textContent || active.tagName
          : '';
      }),
    );
  } while (stops.at(-1) !== 'Search' && stops.length < 10);
  expect(stops.at(-1)).toBe('Search');
  expect(stops).not.toContain('');
  expect(stops.length).toBe(new Set(stops).size);

  const address = await page.getByRole('option').first().getAttribute('href');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await (await opened).waitForURL(`**${address}`);
  await expect(dialog(page)).toBeVisible();

  const count = /[\d,]+/.exec((await allResults(page).textContent()) ?? '')?.[0];
  await allResults(page).click();
  await expect(page).toHaveURL(/\/search\?q=queue\+worker$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} pages found`);
});

test('ten keys within 50 ms end with the results for all of them; without results, every suggestion finds something', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).evaluate((input: HTMLInputElement) => {
    for (const end of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      input.value = 'supervisor'.slice(0, end);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await waitForAnswer(page, 'supervisor');
  await expect(page.getByRole('option').first()).toContainText(/supervisor/i);
  await settle(page);
  await waitForAnswer(page, 'supervisor');
  const suggestions = dialog(page).getByRole('listitem').getByRole('button');
  for (const at of [0, 1, 2]) {
    await field(page).fill('qqzzxx');
    await expect(dialog(page).getByText('No results for “qqzzxx”')).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText('No results for qqzzxx');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    const text = (await suggestions.nth(at).textContent()) ?? '';
    await suggestions.nth(at).click();
    await expect(field(page)).toHaveValue(text);
    await expect(field(page)).toBeFocused();
    await waitForAnswer(page, text);
    await expect(page.getByRole('option').first().locator('mark').first()).toBeVisible();
  }
});

test('Enter before any result opens the results page', async ({ page }) => {
  const release = await holdRequests(page, '**/search/index.json*');
  await openSearch(page);
  await page.keyboard.type('horizon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=horizon$/);
  release();
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText(/horizon/i);
});

test('an Enter that accepts the conversion of an input method opens nothing', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('docker');
  await waitForAnswer(page, 'docker');
  // Chromium reports it during the composition, and Safari after its end, with the key code alone.
  for (const init of [{ isComposing: true }, { isComposing: false, keyCode: 229 }]) {
    await field(page).dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  }
  await settle(page);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
});
