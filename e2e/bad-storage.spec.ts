import { expect, type Page } from '@playwright/test';
import { recordErrors } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';
import { hydrate } from './support/hydrated';
import { waitForAnswer } from './support/open-search';

/** Every key that the site stores in the reader's browser. `tabs.install` represents all groups of tabs. */
const keys = [
  'theme',
  'version',
  'tabs.install',
  'announcement',
  'search.recent',
  'search.slash',
  'consent',
  'values.domain',
  'unknown-key',
];

const invalidValues: readonly string[] = [
  '',
  'null',
  '{"theme":"light"}',
  '{"a":',
  '__proto__',
  '"><script>window.broken = true</script>',
  '\ud800',
  'x'.repeat(500_000),
];

/** Opens a page, changes the theme and a tab, changes the page, and searches. Returns the errors that the pages log. */
async function visitAndCollectErrors(page: Page): Promise<string[]> {
  const errors = recordErrors(page);
  await page.goto('/lite/configuration/environment-variables#%E0%A4%A');
  // Without storage, a choice lasts as long as its document, so the page must change without a reload.
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('[data-theme-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('tab', { name: 'Without Docker' }).first().click();
  await expect(page.getByRole('tab', { name: 'Without Docker' }).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name: 'Updating' }).click();
  await expect(page).toHaveURL(/\/lite\/updating$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('remove old images');
  await waitForAnswer(page, 'remove old images');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/#remove-old-images/);
  return errors;
}

// Together, these tests have every value in every key.
for (const shift of invalidValues.keys()) {
  const items = keys.map((key, at) => [key, invalidValues[(at + shift) % invalidValues.length]] as const);
  test(`the site works with invalid values in local storage, in order ${shift}`, {
    tag: shift < 2 ? [] : '@full',
  }, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (!sessionStorage.getItem('filled')) {
        sessionStorage.setItem('filled', 'yes');
        for (const [key, value = ''] of stored) {
          localStorage.setItem(key, value);
        }
      }
    }, items);
    expect(await visitAndCollectErrors(page)).toEqual([]);
  });
}

for (const [name, breakStorage] of Object.entries({
  'throws on access': () => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
})) {
  test(`the site works when storage ${name}`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    expect(await visitAndCollectErrors(page)).toEqual([]);
  });
}
