import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './support/violations';
import { visitAtRest } from './support/visit';

/** Delays each payload of a page, in milliseconds. */
async function slowPages(page: Page, time: number): Promise<void> {
  await page.route('**/*.txt*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, time));
    await route.continue().catch(() => undefined);
  });
}

/**
 * Returns when the bar appears and disappears, if it does within a time, in milliseconds after the click on a link. The
 * click is made by script, so nothing is prefetched.
 */
async function timesOfBar(page: Page, href: string, during: number) {
  return page.evaluate(
    async ([target, time]) => {
      const start = performance.now();
      const times: { shown?: number; gone?: number } = {};
      document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click();
      while (times.gone === undefined && performance.now() - start < time) {
        await new Promise(requestAnimationFrame);
        const isShown = document.querySelector('[data-bar]') !== null;
        if (isShown) {
          times.shown ??= performance.now() - start;
        } else if (times.shown !== undefined) {
          times.gone ??= performance.now() - start;
        }
      }
      return times;
    },
    [href, during] as const,
  );
}

/** Opens a page with the data saver on, so nothing is prefetched. */
async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visitAtRest(page, path);
}

test('a change of page that takes long shows a bar after 200 ms, until the page is there', async ({ page }) => {
  await visit(page, '/lite/');
  await slowPages(page, 5000);
  const { shown, gone } = await timesOfBar(page, '/lite/updating', 15_000);
  expect(shown).toBeGreaterThanOrEqual(195);
  // A busy machine draws it late.
  expect(shown).toBeLessThan(2500);
  expect(gone).toBeGreaterThan(5000);
  await expect(page).toHaveURL(/\/lite\/updating$/);
});

test('a quick one does not', async ({ page }) => {
  // On a busy machine, a change can take longer than 200 ms, and then the bar is right.
  await expect(async () => {
    // The next page has been prefetched by then.
    await visitAtRest(page, '/lite/');
    expect(await timesOfBar(page, '/lite/updating', 1200)).toEqual({});
  }).toPass({ timeout: 40_000 });
  await expect(page).toHaveURL(/\/lite\/updating$/);
});

for (const [what, href] of [
  ['of the hash', '#networks-in-lite'],
  ['of the query', '/lite/?a=1'],
  ['to the page itself', '/lite/'],
] as const) {
  test(`a change ${what} never does`, async ({ page }) => {
    await visit(page, '/lite/');
    await slowPages(page, 1000);
    await page.locator('.prose').evaluate((prose, target) => {
      const link = document.createElement('a');
      link.href = target;
      link.setAttribute('href', target);
      link.textContent = 'There';
      prose.prepend(link);
    }, href);
    expect(await timesOfBar(page, href, 1500)).toEqual({});
  });
}

test('the way back before the page is there ends the bar', async ({ page }) => {
  await visit(page, '/lite/');
  await slowPages(page, 5000);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click());
  await expect(page.locator('[data-bar]')).toHaveCount(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/"]')?.click());
  await expect(page.locator('[data-bar]')).toHaveCount(0);
});

test('the bar has no accessibility violation, and does not take clicks', async ({ page }) => {
  await visit(page, '/lite/');
  await slowPages(page, 3000);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click());
  const bar = page.locator('[data-bar]');
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveCSS('pointer-events', 'none');
  const violations = await violationsOf(page);
  await expect(bar).toHaveCount(1);
  expect(violations).toEqual([]);
});

test('nothing of the bar is loaded before a change of page', async ({ page }) => {
  const asked: string[] = [];
  await visit(page, '/lite/');
  page.on('request', (request) => asked.push(request.url()));
  await slowPages(page, 1000);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click());
  await expect(page.locator('[data-bar]')).toHaveCount(1);
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test('a bar that cannot be loaded does not hinder the change of page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await visit(page, '/lite/');
  await slowPages(page, 600);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  await page.waitForTimeout(1500);
  expect(errors).toEqual([]);
});
