import { expect, type Locator } from '@playwright/test';
import { test } from '@/e2e/support/test';

/** Returns the left and top position of an element, in pixels. */
async function startOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  return { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
}

test('on a desktop the text starts where pages do, and filters are beside the results', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const starts: number[] = [];
  for (const path of ['/search?q=queue', '/no-such', '/lite/updating']) {
    await page.goto(path);
    const logo = await startOf(page.locator('header').first().getByRole('link').first());
    const footer = await startOf(page.getByRole('contentinfo').getByText('Documentation', { exact: true }));
    const title = await startOf(page.getByRole('heading', { level: 1 }));
    expect(footer.x, path).toBe(logo.x);
    starts.push(title.x);
  }
  expect(new Set(starts).size, String(starts)).toBe(1);
  await page.goto('/search?q=queue');
  const main = page.getByRole('main');
  const filters = main.getByRole('group', { name: 'Edition' });
  const results = main.locator('ol > li').first();
  await expect(results).toBeVisible();
  const { x } = await startOf(page.getByRole('heading', { level: 1 }));
  expect((await startOf(filters)).x).toBe(x);
  // The list is rendered again when the texts of its pages arrive.
  await expect.poll(async () => (await startOf(results)).x).toBeGreaterThan(x + 200);
  expect(Math.abs((await startOf(filters)).y - (await startOf(main.getByRole('status'))).y)).toBeLessThanOrEqual(4);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await expect(filters).toBeInViewport();
});

test('on a phone the filters come before the results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/search?q=queue');
  const main = page.getByRole('main');
  const results = main.locator('ol > li').first();
  await expect(results).toBeVisible();
  const filters = await startOf(main.getByRole('group', { name: 'Section' }));
  expect((await startOf(results)).y).toBeGreaterThan(filters.y);
});
