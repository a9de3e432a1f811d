import { expect, type Locator } from '@playwright/test';
import { test } from '@/e2e/support/test';

/** Returns the boxes of all elements, in page order. */
const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, width } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top), width: Math.round(width) };
    }),
  );

test('the home page says where to start, and has equal columns and full rows at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 704, 997, 1059, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const label = `${width} px`;
    const columns = await boxesOf(page.locator('main .prose section'));
    expect(columns).toHaveLength(3);
    const widths = columns.map((column) => column.width);
    expect.soft(Math.max(...widths) - Math.min(...widths), label).toBeLessThanOrEqual(1);
    expect.soft(new Set(columns.map(({ top }) => top)).size, label).toBe(width < 704 ? 3 : 1);
    const cards = await boxesOf(page.locator('main .prose li:has(> a + div)'));
    expect(cards.length).toBe(6);
    expect.soft(cards.at(-1)?.right, label).toBe(Math.max(...cards.map(({ right }) => right)));
    expect.soft(new Set(cards.map(({ left }) => left)).size, label).toBeLessThanOrEqual(2);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get started' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: 'Look up an error' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('img', { name: 'The calendar of Mixpost Lite' })).toBeInViewport({ ratio: 1 });
});
