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
    expect(cards.length).toBeGreaterThan(3);
    expect(cards.at(-1)?.right).toBe(Math.max(...cards.map(({ right }) => right)));
    expect(new Set(cards.map(({ left }) => left)).size).toBeLessThanOrEqual(2);
  });
}

test('the home page fills its column at 1440 px, with the headline first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = page.getByRole('main');
  const [head] = await boxesOf(main.getByRole('heading', { level: 1 }));
  for (const part of [main.locator('form'), main.locator('.table').first(), main.locator('.prose section').last()]) {
    expect((await boxesOf(part))[0]?.right).toBeGreaterThan(1440 - 64);
  }
  const [menu] = await boxesOf(main.getByText('Copy or print'));
  expect(menu?.top).toBeGreaterThan(head?.top ?? 0);
});
