import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { hydrate } from './support/hydrated';

/** Every key that the site stores in the reader's browser. `tabs.install` represents all groups of tabs. */
const keys = [
  'theme',
  'version',
  'tabs.install',
  'announcement',
  'search.recent',
  'search.slash',
  'consent',
  'reloads',
  'values.domain',
  'unknown-key',
];

const invalidValues: Readonly<Record<string, string>> = {
  'an empty string': '',
  null: 'null',
  'an object': '{"theme":"light"}',
  'broken JSON': '{"a":',
  'the key __proto__': '__proto__',
  markup: '"><script>window.broken = true</script>',
  'a lone surrogate': '\ud800',
  'a huge string': 'x'.repeat(500_000),
};

/** Opens a page, changes the theme and a tab, and goes to the next page. Returns the errors that the pages log. */
async function visitAndCollectErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
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
  return errors;
}

for (const [name, value] of Object.entries(invalidValues)) {
  test(`the site works with ${name} in every key of local storage`, async ({ page }) => {
    await page.addInitScript(
      ([names, text]) => {
        if (!sessionStorage.getItem('filled')) {
          sessionStorage.setItem('filled', 'yes');
          for (const key of names as string[]) {
            localStorage.setItem(key, text as string);
          }
        }
      },
      [keys, value] as const,
    );
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
