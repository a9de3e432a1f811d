import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { overflowOf } from './support/overflow';
import { byTurns } from './support/samples';

/** The spacing of WCAG 2.2, criterion 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const paths = [
  '/',
  '/lite/installation/docker',
  '/api/posts/create',
  '/services/',
  '/troubleshooting',
  '/troubleshooting/queues',
];

for (const [index, width] of [360, 1280].entries()) {
  test(`with wider text spacing at ${width} px, no text is cut off or covered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of byTurns(paths, index, 2)) {
      await page.goto(path);
      // Adopted like an extension's, because the policy of a page forbids other style elements.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, spacing);
      expect.soft(await overflowOf(page), path).toBeLessThanOrEqual(0);
      const cut = await page
        .locator('main :is(h1, h2, h3, p, li, td, button, summary):visible')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                getComputedStyle(element).overflow === 'hidden' && element.scrollHeight > element.clientHeight + 1,
            )
            .map(({ textContent }) => textContent),
        );
      expect.soft(cut, path).toEqual([]);
    }
  });
}
