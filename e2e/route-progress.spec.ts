import { expect, type Page } from '@playwright/test';
import { disablePrefetch } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';
import { holdRequests } from './support/hold-requests';
import { violationsOf } from './support/violations';
import { visitUntilIdle } from './support/visit';

const bar = (page: Page) => page.locator('[data-bar]');
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Clicks a link, by script, so nothing is prefetched. Returns when the bar appears, in milliseconds after the click.
 */
async function measureBar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click();
    while (!document.querySelector('[data-bar]')) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
}

test('a slow page change shows the bar after 200 ms, and keeps the previous page until the next one is there', async ({
  page,
}) => {
  await disablePrefetch(page);
  await visitUntilIdle(page, '/lite/');
  const release = await holdRequests(page, '**/*.txt*');
  const title = await titleOf(page).textContent();
  expect(await measureBar(page)).toBeGreaterThanOrEqual(195);
  await expect(titleOf(page)).toHaveText(title ?? 'none');
  await expect(bar(page)).toHaveCSS('pointer-events', 'none');
  expect(await violationsOf(page)).toEqual([]);
  await expect(bar(page)).toBeVisible();
  release();
  await expect(titleOf(page)).toHaveText(/Updat/);
  await expect(page).toHaveURL(/\/lite\/updating$/);
  await expect(bar(page)).toHaveCount(0);
});
