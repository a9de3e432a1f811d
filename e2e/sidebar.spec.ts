import { expect, type Page, test } from '@playwright/test';
import { start, visit } from './support/visit';

/** A page near the end of its sidebar, and the first page of that sidebar. */
const [last, first] = ['/services/social/x', '/services/'];

test.use({ viewport: { width: 1280, height: 420 } });

const sidebar = (page: Page) => page.locator('[data-sidebar]');
const scrolled = (page: Page) => sidebar(page).evaluate((list) => list.scrollTop);
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');

test('shows the entry of its page before any script is there, and stays there when they come', async ({ page }) => {
  await page.goto(last);
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await start(page);
  expect(await scrolled(page)).toBe(before);
});

test('stays where a reader has scrolled it before the scripts came', async ({ page }) => {
  await page.goto(last);
  await sidebar(page).evaluate((list) => {
    list.scrollTop = 0;
  });
  await start(page);
  expect(await scrolled(page)).toBe(0);
});

test('is where the reader left it after a change of page, if that shows the new entry', async ({ page }) => {
  await visit(page, last);
  const before = await scrolled(page);
  const other = sidebar(page).locator('li > a').last();
  const path = await other.getAttribute('href');
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(current(page)).toHaveAttribute('href', path ?? 'none');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(420);
});

test('shows the entry of a page that is reached from its text', async ({ page }) => {
  await visit(page, first);
  expect(await scrolled(page)).toBe(0);
  await page.evaluate((path) => {
    document
      .querySelector('article')
      ?.prepend(Object.assign(document.createElement('a'), { id: 'away', href: path, textContent: 'Away' }));
  }, last);
  await page.locator('#away').click();
  await expect(current(page)).toHaveAttribute('href', last);
  await expect(current(page)).toBeInViewport({ ratio: 1 });
});

test('stays while its reader goes from page to page: its mark alone moves', async ({ page }) => {
  await visit(page, first);
  const changes = await sidebar(page).evaluateHandle((list) => {
    const seen: string[] = [];
    new MutationObserver((records) =>
      seen.push(...records.map(({ type, attributeName }) => attributeName ?? type)),
    ).observe(list, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  await sidebar(page).locator(`a[href="${last}"]`).click();
  await expect(current(page)).toHaveAttribute('href', last);
  expect(new Set(await changes.jsonValue())).toEqual(new Set(['aria-current']));
});
