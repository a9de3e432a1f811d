import { expect, type Page } from '@playwright/test';
import { breakLayout } from './break-layout';
import { hoverLink } from './hydrated';

/** What a test of the specified texts needs to know about the build. */
export type SpecifiedBuild = {
  /** Opens the search dialog, and enters a query. */
  search(page: Page, query: string): Promise<void>;
  /** The open search dialog. */
  dialog(page: Page): ReturnType<Page['locator']>;
  /** Makes searches fail. */
  breakSearch(page: Page): Promise<unknown>;
};

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const failure = ['Unable to fetch results', 'You might want to check your network connection.'];

async function expectTexts(place: ReturnType<Page['locator']>, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect(place).toContainText(text);
  }
}

/**
 * The texts of the specification's sections 2, 4, and 8 that every build shows, by what readers do to see them. Section 4
 * names no text, only the storage key.
 */
export const specifiedTexts: Readonly<Record<string, (page: Page, build: SpecifiedBuild) => Promise<void>>> = {
  'the entries of the navbar': async (page) => {
    await page.goto('/');
    await expectTexts(banner(page), ['Learn', 'Self-Hosting', 'Services', 'API Reference', 'mixpost.app', 'Community']);
    await banner(page).getByText('Self-Hosting').first().click();
    for (const name of ['Lite', 'Pro', 'Enterprise', 'Guides', 'Server Configuration', 'Troubleshooting']) {
      await expect(banner(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
  },
  'the button of the mobile sidebar': async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/lite/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeVisible();
  },
  'the storage key of the theme': async (page) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await banner(page).locator('[data-tool="theme"] button').click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  },
  'a component that fails to load': async (page) => {
    await page.route(/\/scripts\/results-part-.*\.js/, (route) => route.abort());
    await page.goto('/search?q=docker');
    await expectTexts(main(page).getByRole('alert'), failure);
    await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
  'a search that fails, in the dialog': async (page, { breakSearch, dialog, search }) => {
    await breakSearch(page);
    await page.goto('/lite/');
    await search(page, 'docker');
    await expectTexts(dialog(page), failure);
  },
  'a search that fails, on the results page': async (page, { breakSearch }) => {
    await breakSearch(page);
    await page.goto('/search?q=docker');
    await expectTexts(main(page), failure);
  },
  'a search without hits, in the dialog': async (page, { dialog, search }) => {
    await page.goto('/lite/');
    await search(page, 'zzzzzz');
    await expectTexts(dialog(page), ['No results for', 'Try searching for']);
  },
  'a search without hits, on the results page': async (page) => {
    await page.goto('/search?q=zzzzzz');
    await expectTexts(main(page), ['No results for', 'Try searching for']);
  },
  'a page that crashes': async (page) => {
    await breakLayout(page);
    await page.goto('/lite/');
    await page.evaluate(hoverLink);
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectTexts(main(page), ['The layout broke.', 'On purpose.']);
  },
  'a wrong base URL': async (page) => {
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.route('**/docs/', async (route) => {
      const response = await route.fetch({ url: new URL('/', route.request().url()).href });
      await route.fulfill({ response });
    });
    await page.goto('/docs/');
    await expect(page.getByRole('alert')).toContainText('NEXT_PUBLIC_BASE_PATH=/docs');
  },
};
