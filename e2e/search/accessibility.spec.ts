import { expect, type Page } from '@playwright/test';
import { searchDialog as dialog, openSearch, waitForAnswer } from '@/e2e/support/open-search';
import { looksFor } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { violationsIn } from '@/e2e/support/violations';

/** The states of the dialog, each with the actions that lead to it. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'with nothing typed': async (page) => expect(dialog(page).getByText('Type a few words')).toBeVisible(),
  'with results': async (page) => {
    await page.keyboard.type('docker');
    await waitForAnswer(page, 'docker');
    await expect(page.getByRole('option').first().locator('.hit-snippet')).toBeVisible();
  },
  'without results': async (page) => {
    await page.keyboard.type('qqzzxx');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
  },
  'with an error': async (page) => {
    await page.keyboard.type('docker');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  },
};

test('axe finds nothing in any state of the dialog', async ({ page }) => {
  for (const [index, [name, reach]] of Object.entries(states).entries()) {
    if (name === 'with an error') {
      await page.route('**/search/index.json*', (route) => route.abort());
    }
    await openSearch(page);
    await reach(page);
    expect.soft(await violationsIn(page, looksFor(index)), name).toEqual([]);
  }
});

test('axe finds nothing on the results page', async ({ page }) => {
  for (const [index, query] of ['', '?q=docker', '?q=docker&edition=pro', '?q=qqzzxx'].entries()) {
    await page.goto(`/search${query}`);
    await expect(page.getByRole('main').getByText(/Type a few words|pages found|Try searching for/)).toBeVisible();
    expect.soft(await violationsIn(page, looksFor(index)), query).toEqual([]);
  }
});
