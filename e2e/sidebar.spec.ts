import { expect, type Page } from '@playwright/test';
import { hydrate } from '@/e2e/support/hydrated';
import { test } from '@/e2e/support/test';
import { visit } from './support/visit';

/** A page near the end of its sidebar, and the first page of that sidebar. */
const [last, first] = ['/services/social/x', '/services/'];

test.use({ viewport: { width: 1280, height: 420 } });

const sidebar = (page: Page) => page.locator('[data-sidebar]');
const scrollTopOf = (page: Page) => sidebar(page).evaluate((list) => list.scrollTop);
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');

test('shows the current link, and keeps its scroll position during hydration, and after a page change to a link in view', async ({
  page,
}) => {
  await page.goto(last);
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  const before = await scrollTopOf(page);
  expect(before).toBeGreaterThan(0);
  await hydrate(page);
  expect(await scrollTopOf(page)).toBe(before);
  const other = sidebar(page).locator('li > a').last();
  const path = await other.getAttribute('href');
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(current(page)).toHaveAttribute('href', path ?? 'none');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await scrollTopOf(page)) - before)).toBeLessThan(420);

  await sidebar(page).evaluate((list) => list.scrollBy({ top: -20, behavior: 'instant' }));
  const kept = await scrollTopOf(page);
  await page.getByRole('banner').getByRole('link', { name: 'API Reference' }).click();
  await expect(page).toHaveURL(/\/api\/$/);
  await page.goBack();
  await expect(current(page)).toHaveAttribute('href', path ?? 'none');
  expect(await scrollTopOf(page)).toBe(kept);
});

test('keeps the scroll position that a reader chose before hydration', async ({ page }) => {
  await page.goto(last);
  await sidebar(page).evaluate((list) => {
    list.scrollTop = 0;
  });
  await hydrate(page);
  expect(await scrollTopOf(page)).toBe(0);
});

test('scrolls to the current link after a click in the text, and changes nothing but aria-current', async ({
  page,
}) => {
  await visit(page, first);
  expect(await scrollTopOf(page)).toBe(0);
  const recorded = await sidebar(page).evaluateHandle((list) => {
    const changes: string[] = [];
    new MutationObserver((records) =>
      changes.push(...records.map(({ type, attributeName }) => attributeName ?? type)),
    ).observe(list, { attributes: true, childList: true, subtree: true });
    return changes;
  });
  await page.evaluate((path) => {
    document
      .querySelector('article')
      ?.prepend(Object.assign(document.createElement('a'), { id: 'away', href: path, textContent: 'Away' }));
  }, last);
  await page.locator('#away').click();
  await expect(current(page)).toHaveAttribute('href', last);
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  expect(new Set(await recorded.jsonValue())).toEqual(new Set(['aria-current']));
});
