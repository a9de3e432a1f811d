import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { holdIdleCallbacks, measureBeforeAndAfterIdle } from './support/first-frame';
import { hasHydrated, hydrate } from './support/hydrated';
import { disablePrefetch, recordDocuments } from './support/page-changes';
import { visitUntilIdle } from './support/visit';

/** What makes a page change slow even though everything it needs has been prefetched. */
test.describe('a change to a prefetched page', () => {
  test.beforeEach(({ page }) => visitUntilIdle(page, '/lite/'));

  test('runs no color transitions, loads no files right away, and keeps the color-scheme element', async ({ page }) => {
    const link = page.locator('[data-sidebar] a[href="/lite/upgrading/"]');
    await link.hover();
    await link.focus();
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => (animation as CSSTransition).transitionProperty ?? []),
    );
    // Each of these would repaint the page repeatedly.
    expect(moving.filter((name) => !/^(?:opacity|transform|visibility)$/.test(name))).toEqual([]);

    // If React replaced it, the whole page would be restyled.
    const meta = await page.locator('meta[name="color-scheme"]').elementHandle();
    const next = page.locator('[data-sidebar] a[href="/lite/updating"]');
    const added = await next.evaluate(async (element: HTMLElement) => {
      const count = () => document.querySelectorAll('script[src], link[rel="stylesheet"]').length;
      const before = count();
      element.click();
      // An import adds its elements to the page in the task of the click.
      await Promise.resolve();
      return count() - before;
    });
    expect(added, 'added scripts and style sheets').toBe(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Update Mixpost Lite' })).toBeVisible();
    await expect(page).toHaveURL(/\/lite\/updating$/);
    expect(await meta?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.locator('meta[name="color-scheme"]')).toHaveCount(1);
  });

  test('restyles only the new content', async ({ page, browser }) => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await change(page, () => page.locator('[data-sidebar] a[href="/lite/upgrading/"]').click());
    // What's out of view is styled when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      readonly traceEvents: readonly { readonly name: string; readonly args?: { readonly elementCount?: number } }[];
    };
    const restyledCounts = traceEvents.map(
      ({ name, args }) => (name === 'UpdateLayoutTree' && args?.elementCount) || 0,
    );
    const textElements = await page.locator('main, main *').count();
    expect(Math.max(...restyledCounts)).toBeGreaterThan(textElements / 2);
    // The rest are the previous and the new current link in the sidebar, and the route announcement. How many elements
    // those are differs between versions of Chromium; everything around the text would be over 300 more.
    expect(Math.max(...restyledCounts)).toBeLessThan(textElements + 60);
  });
});

test('turning to a link prefetches nothing if the reader saves data, and a click changes the page', async ({
  page,
}) => {
  await disablePrefetch(page);
  await page.goto('/lite/', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const link = page.locator('[data-sidebar] a[href="/lite/updating"]');
  // In Chromium 156, the first event of a pointer is no movement.
  await page.mouse.move(0, 0);
  await link.hover();
  await expect.poll(() => hasHydrated(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  // The page's own payload is a part of the app.
  expect(requests.filter((url) => url.includes('.txt') && !url.endsWith('/lite.txt'))).toEqual([]);
  const documents = recordDocuments(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  expect(documents).toEqual([]);
});

test('prefetches the pages that the text links to before those of the sidebar', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/services/');
  const links = page.locator('article a[href^="/services/"]:not([href*="#"])');
  const inText = await links.evaluateAll((all) =>
    all
      .filter((link) => link.getBoundingClientRect().top > 0 && link.getBoundingClientRect().bottom < innerHeight)
      .map((link) => `${link.getAttribute('href')?.replace(/\/$/, '')}`),
  );
  expect(inText.length).toBeGreaterThan(1);
  await hydrate(page);
  const prefetched = () => requests.filter((path) => path.endsWith('.txt')).join(' ');
  for (const path of new Set(inText.slice(0, 6))) {
    await expect.poll(prefetched, path).toContain(path);
  }
});

test('a link to a page that was opened at a heading drops the hash', async ({ page }) => {
  await visitUntilIdle(page, '/lite/updating#sign-in-again');
  const link = (address: string) => page.locator(`[data-sidebar] a[href="${address}"]`);
  await link('/lite/upgrading/').click();
  await expect(page).toHaveURL(/\/lite\/upgrading\/$/);
  await link('/lite/updating').click();
  await expect(page).toHaveURL(/\/lite\/updating$/);
});

/** Does what changes the page, and waits until the new page's text has replaced the old one. */
async function change(page: Page, act: () => Promise<unknown>): Promise<void> {
  const text = await page.locator('.prose').elementHandle();
  await act();
  await expect.poll(() => text?.evaluate((old) => old.isConnected)).toBe(false);
}

test.describe('the text of the next page', () => {
  // Tall enough that some blocks in view wait until the browser knows that they are.
  test.use({ viewport: { width: 1280, height: 1400 } });

  // One page with plain text and code, and one with tables in blocks.
  for (const to of ['/lite/configuration/environment-variables', '/webhooks/secure']) {
    test(`is shown before content out of view is laid out, without layout shifts: ${to}`, async ({ page }) => {
      await visitUntilIdle(page, to.replace(/[^/]+\/[^/]+$/, ''));
      await holdIdleCallbacks(page);
      await change(page, () => page.locator(`[data-sidebar] a[href="${to}"]`).click());
      const { first, later } = await measureBeforeAndAfterIdle(page);
      // Closed tabs are never laid out, so the second number isn't 0.
      expect(first.waiting).toBeGreaterThan(later.waiting);
      expect(first.tops).toEqual(later.tops);
    });
  }

  test('waits for what is inside steps out of view', async ({ page }) => {
    await visitUntilIdle(page, '/lite/');
    await holdIdleCallbacks(page);
    await change(page, () => page.locator('[data-sidebar] a[href="/lite/installation/manual"]').click());
    const { first, later } = await measureBeforeAndAfterIdle(page);
    const total = await page.locator('.prose *').count();
    expect(first.waiting).toBeGreaterThan(total / 2);
    expect(later.waiting).toBeLessThan(total / 2);
    expect(first.tops).toEqual(later.tops);
  });

  test('is laid out completely right after going back', async ({ page }) => {
    await visitUntilIdle(page, '/lite/configuration/environment-variables');
    await page.locator('[data-sidebar] a[href="/lite/updating"]').click();
    await expect(page).toHaveURL(/updating$/);
    await page.waitForLoadState('networkidle');
    await holdIdleCallbacks(page);
    await change(page, () => page.goBack());
    const { first, later } = await measureBeforeAndAfterIdle(page);
    expect(first.waiting).toBe(later.waiting);
  });
});
