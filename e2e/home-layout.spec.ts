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

for (const width of [320, 704, 997, 1059, 1280, 1440, 1920]) {
  test(`the home page has edition columns of equal width and full rows of tasks at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const columns = await boxesOf(page.locator('main .prose section'));
    expect(columns).toHaveLength(3);
    const widths = columns.map((column) => column.width);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    expect(new Set(columns.map(({ top }) => top)).size).toBe(width < 704 ? 3 : 1);
    const cards = await boxesOf(page.locator('main .prose li:has(> a + div)'));
    expect(cards.length).toBe(6);
    expect(cards.at(-1)?.right).toBe(Math.max(...cards.map(({ right }) => right)));
    expect(new Set(cards.map(({ left }) => left)).size).toBeLessThanOrEqual(2);
  });
}

test('the first screen of the home page says where to start, and shows the product', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get started' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: 'Look up an error' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.3 });
});
