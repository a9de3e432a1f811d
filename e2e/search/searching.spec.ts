import { expect, test } from '@playwright/test';
import { allResults, searchField as field, waitForAnswer } from '@/e2e/support/open-search';
import { visit } from '@/e2e/support/visit';

test('a whole search by the keyboard: type, choose, open, and find it again among the recent ones', async ({
  page,
}) => {
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('APP_KEY');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ documents found$/);
  await waitForAnswer(page, 'APP_KEY');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(options.nth(1)).toHaveAttribute('id', active ?? '');
  await page.keyboard.press('ArrowUp');
  const title = await options.first().locator('span').nth(1).textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#/);
  const address = page.url();
  await visit(page, '/');
  await page.keyboard.press('/');
  await expect(page.getByRole('heading', { name: 'Recent' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('link').first()).toContainText(title ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('recent places can be forgotten', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('search.recent', JSON.stringify([{ url: '/server', title: 'Server', trail: '' }])),
  );
  await visit(page, '/');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recent' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
});

test('a press opens a hit, also on the page that one is on, where it was scrolled', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('remove old images');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/lite\/updating#remove-old-images/);
  await expect(page.locator('#remove-old-images')).toBeInViewport();
});

test('a hit opens in a new tab as links do', async ({ page, context }) => {
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('APP_KEY');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('option')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toContain('#');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the focus stays inside, and goes round', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('docker');
  await expect(page.getByRole('option').first()).toBeVisible();
  const seen = new Set<string>();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.closest('dialog')
        ? active.getAttribute('aria-label') || active.textContent || active.tagName
        : null;
    });
    expect(inside).not.toBeNull();
    seen.add(inside ?? '');
  }
  expect(seen.size).toBe(5);
  await field(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
});

test('without a hit it says so, and proposes what finds something', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.keyboard.press('/');
  const suggestions = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  for (const at of [0, 1, 2]) {
    await field(page).fill('qqzzxx');
    await expect(page.getByRole('dialog').getByText('No results for “qqzzxx”')).toBeVisible();
    await expect(page.getByText('Try searching for')).toBeVisible();
    const text = await suggestions.nth(at).textContent();
    await suggestions.nth(at).click();
    await expect(field(page)).toHaveValue(text ?? '');
    await expect(page.getByRole('option').first().locator('mark').first()).toBeVisible();
  }
});

test('all results are one press away, on a page of their own', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('queue worker');
  await waitForAnswer(page, 'queue worker');
  const all = allResults(page);
  const count = ((await all.textContent()) ?? '').replace(/[^\d,]/g, '');
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=queue\+worker$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} documents found`);
});
