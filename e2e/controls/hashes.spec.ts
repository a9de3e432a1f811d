import { expect } from '@playwright/test';
import { hydrate } from '@/e2e/support/hydrated';
import { test } from '@/e2e/support/test';

const hashes = [
  '#%',
  '#%2',
  '#%ZZ',
  '#%00',
  '#%25',
  '#%FF',
  '#%C3%BC',
  '#%E0%A4%A',
  '#%ED%A0%80',
  '#%u0041',
  '#request=%',
];

/** Pages whose parts read the hash: with a request builder, tabs, IDs that have moved, and the results of a search. */
const pages = ['/api/posts/create', '/enterprise/installation/manual', '/search?q=redis'];

for (const path of pages) {
  test(`${path} works with any percent-encoding in its hash`, async ({ page }) => {
    await page.goto(`${path}#%E0%A4%A`);
    await hydrate(page);
    await page.evaluate(async (all) => {
      for (const hash of all) {
        location.assign(hash);
        // The handlers of the change run before this.
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, hashes);
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services\/$/);
  });
}
