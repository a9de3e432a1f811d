import { expect, type Page } from '@playwright/test';
import { disablePrefetch } from '@/e2e/resilience/support';
import { test } from '@/e2e/support/test';
import { violationsOf } from './support/violations';
import { visitUntilIdle } from './support/visit';

/** Delays every payload. */
async function delayPayloads(page: Page, delayMs: number): Promise<void> {
  await page.route('**/*.txt*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue().catch(() => undefined);
  });
}

/**
 * Returns when the bar appears and disappears, in milliseconds after the click on a link, if it does within a time. The
 * click is made by script, so nothing is prefetched.
 */
async function measureBar(page: Page, href: string, durationMs: number) {
  return page.evaluate(
    async ([target, limitMs]) => {
      const start = performance.now();
      const times: { shownMs?: number; hiddenMs?: number } = {};
      document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click();
      while (times.hiddenMs === undefined && performance.now() - start < limitMs) {
        await new Promise(requestAnimationFrame);
        const isShown = document.querySelector('[data-bar]') !== null;
        if (isShown) {
          times.shownMs ??= performance.now() - start;
        } else if (times.shownMs !== undefined) {
          times.hiddenMs ??= performance.now() - start;
        }
      }
      return times;
    },
    [href, durationMs] as const,
  );
}

/** Opens a page that prefetches nothing. */
async function visitWithoutPrefetch(page: Page, path: string): Promise<void> {
  await disablePrefetch(page);
  await visitUntilIdle(page, path);
}

test('a slow page change shows the bar after 200 ms, until the page has changed', async ({ page }) => {
  await visitWithoutPrefetch(page, '/lite/');
  await delayPayloads(page, 3000);
  const { shownMs, hiddenMs } = await measureBar(page, '/lite/updating', 15_000);
  expect(shownMs).toBeGreaterThanOrEqual(195);
  // A busy machine draws it late.
  expect(shownMs).toBeLessThan(2500);
  expect(hiddenMs).toBeGreaterThan(3000);
  await expect(page).toHaveURL(/\/lite\/updating$/);
});

test('a quick page change shows no bar', async ({ page }) => {
  // On a busy machine, a change can take longer than 200 ms, and then the bar is right.
  await expect(async () => {
    // The next page has been prefetched by then.
    await visitUntilIdle(page, '/lite/');
    expect(await measureBar(page, '/lite/updating', 1200)).toEqual({});
  }).toPass({ timeout: 40_000 });
  await expect(page).toHaveURL(/\/lite\/updating$/);
});

test('a change of the hash, of the query, and to the current page shows no bar', async ({ page }) => {
  await visitWithoutPrefetch(page, '/lite/');
  await delayPayloads(page, 1000);
  for (const href of ['#networks-in-lite', '/lite/?a=1', '/lite/']) {
    await page.locator('.prose').evaluate((prose, target) => {
      const link = document.createElement('a');
      link.setAttribute('href', target);
      link.textContent = 'There';
      prose.prepend(link);
    }, href);
    expect.soft(await measureBar(page, href, 1500), href).toEqual({});
  }
});

test("the bar has no accessibility violations and doesn't block clicks", async ({ page }) => {
  await visitWithoutPrefetch(page, '/lite/');
  // Longer than the check for violations takes on a busy machine.
  await delayPayloads(page, 20_000);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click());
  const bar = page.locator('[data-bar]');
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveCSS('pointer-events', 'none');
  const violations = await violationsOf(page);
  await expect(bar).toHaveCount(1);
  expect(violations).toEqual([]);
});

test("the page changes even if the bar can't be loaded", async ({ page }) => {
  await visitWithoutPrefetch(page, '/lite/');
  await delayPayloads(page, 600);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  const refusal = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click());
  await refusal;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
});
