import { expect, type Page } from '@playwright/test';
import { disablePrefetch } from '@/e2e/resilience/support';
import { test } from '@/e2e/support/test';
import { holdRequests } from './support/hold-requests';
import { violationsOf } from './support/violations';
import { visitUntilIdle } from './support/visit';

const payloads = '**/*.txt*';
const bar = (page: Page) => page.locator('[data-bar]');
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Clicks a link, by script, so nothing is prefetched. Returns when the bar appears, in milliseconds after the click;
 * undefined if it doesn't within a time.
 */
async function measureBar(page: Page, href: string, durationMs: number): Promise<number | undefined> {
  return page.evaluate(
    async ([target, limitMs]) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click();
      while (performance.now() - start < limitMs) {
        await new Promise(requestAnimationFrame);
        if (document.querySelector('[data-bar]')) {
          return performance.now() - start;
        }
      }
      return undefined;
    },
    [href, durationMs] as const,
  );
}

test.describe('without prefetching', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    await disablePrefetch(page);
    await visitUntilIdle(page, '/lite/');
    release = await holdRequests(page, payloads);
  });

  test('a slow page change shows the bar after 200 ms, and keeps the previous page until the next one is there', async ({
    page,
  }) => {
    const title = await titleOf(page).textContent();
    expect(await measureBar(page, '/lite/updating', 15_000)).toBeGreaterThanOrEqual(195);
    await expect(titleOf(page)).toHaveText(title ?? 'none');
    await expect(bar(page)).toHaveCSS('pointer-events', 'none');
    expect(await violationsOf(page)).toEqual([]);
    await expect(bar(page)).toBeVisible();
    release();
    await expect(titleOf(page)).toHaveText(/Updat/);
    await expect(page).toHaveURL(/\/lite\/updating$/);
    await expect(bar(page)).toHaveCount(0);
  });

  test('a change of the hash, of the query, and to the current page shows no bar', async ({ page }) => {
    for (const href of ['#networks-in-lite', '/lite/?a=1', '/lite/']) {
      await page.locator('.prose').evaluate((prose, target) => {
        const link = document.createElement('a');
        link.setAttribute('href', target);
        link.textContent = 'There';
        prose.prepend(link);
      }, href);
      expect.soft(await measureBar(page, href, 500), href).toBeUndefined();
    }
  });

  test("the page changes even if the bar can't be loaded", async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    const refusal = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click());
    await refusal;
    release();
    await expect(titleOf(page)).toHaveText(/Updat/);
  });
});

test('a quick page change shows no bar', async ({ page }) => {
  // On a busy machine, a change can take longer than 200 ms, and then the bar is right.
  await expect(async () => {
    // The next page has been prefetched by then.
    await visitUntilIdle(page, '/lite/');
    expect(await measureBar(page, '/lite/updating', 600)).toBeUndefined();
  }).toPass({ timeout: 40_000 });
  await expect(page).toHaveURL(/\/lite\/updating$/);
});
