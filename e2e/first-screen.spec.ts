import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

/** What a reader can press, type in, or scroll. */
const controls = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [path, limit, content, selector] of [
  // With the editions and their links.
  ['/', 38, 'the whole picture', 'img[alt^="The calendar of Mixpost Lite"]'],
  // With every entry of the contents.
  ['/lite/installation/docker', 50, 'the first heading', 'article h2'],
  ['/api/posts/create', 45, 'the first fields', '.fields code:text("schedule_now")'],
] as const) {
  test(`the first screen of ${path} shows ${content}, and at most ${limit} controls`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(selector).first()).toBeInViewport({ ratio: 1 });
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

test('the text of a page starts within 400 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lite/installation/docker');
  const { y } = (await page.locator('article h2').first().boundingBox()) ?? { y: Number.NaN };
  expect(y).toBeLessThanOrEqual(400);
});
