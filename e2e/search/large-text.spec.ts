import { expect } from '@playwright/test';
import { openSearch, waitForAnswer } from '@/e2e/support/open-search';
import { test } from '@/e2e/support/test';

test('with 200 % text on a phone, the footer covers no result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.keyboard.type('docker');
  await waitForAnswer(page, 'docker');
  const covered = await page.getByRole('option').evaluateAll((options) => {
    const last = options.at(-1);
    last?.scrollIntoView({ block: 'end' });
    const footer = document.querySelector('.search-footer')?.getBoundingClientRect();
    return options.filter((option) => {
      const { top, bottom } = option.getBoundingClientRect();
      return footer && bottom > footer.top + 1 && top < footer.bottom && option === last;
    }).length;
  });
  expect(covered).toBe(0);
  await expect(page.locator('.search-footer')).toBeInViewport({ ratio: 1 });
});
