import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

/** What a reader can press, type in, or scroll. */
const controls = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [path, limit] of [
  ['/', 28],
  ['/lite/installation/docker', 40],
  ['/api/posts/create', 43],
] as const) {
  test(`the first screen of ${path} shows at most ${limit} controls`, async ({ page }) => {
    await page.goto(path);
    const names = await page.locator(controls).evaluateAll((all) =>
      all
        .filter((control) => {
          const { top, bottom, left, right } = control.getBoundingClientRect();
          const isInWindow = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
          return isInWindow && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        })
        .map((control) => control.ariaLabel ?? control.textContent),
    );
    expect(names.length, names.join(' | ')).toBeLessThanOrEqual(limit);
    expect(names.length).toBeGreaterThan(12);
  });
}

test('the first screen of an operation shows its first fields', async ({ page }) => {
  await page.goto('/api/posts/create');
  await expect(page.locator('.fields code', { hasText: 'schedule_now' }).first()).toBeInViewport({ ratio: 1 });
});

test('the first screen of the home page shows the whole picture', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('img', { name: 'The calendar of Mixpost Lite' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('img', { name: 'The calendar of Mixpost Lite' })).toBeInViewport({ ratio: 1 });
});

test('the text of a page starts within 400 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lite/installation/docker');
  const { y } = (await page.locator('article h2').first().boundingBox()) ?? { y: Number.NaN };
  expect(y).toBeLessThanOrEqual(400);
});
