import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

/** What a reader can press, type in, or scroll. */
const controls = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [path, limit] of [
  ['/', 28],
  ['/lite/installation/docker', 40],
  ['/api/posts/create', 48],
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
