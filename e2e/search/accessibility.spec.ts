import { expect, type Page } from '@playwright/test';
import { searchDialog as dialog, searchField as field, openSearch, waitForAnswer } from '@/e2e/support/open-search';
import { byTurns, looks } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { violationsOf } from '@/e2e/support/violations';

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

const setTheme = (page: Page, theme: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

for (const [index, { width, theme }] of looks.entries()) {
  test(`axe finds nothing in the dialog at ${width} px in ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, reach] of byTurns(Object.entries(states), index, looks.length)) {
      if (name === 'with an error') {
        await page.route('**/search/index.json*', (route) => route.abort());
      }
      await openSearch(page);
      await setTheme(page, theme);
      await reach(page);
      expect.soft(await violationsOf(page), name).toEqual([]);
    }
  });

  test(`axe finds nothing on the results page at ${width} px in ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const query of byTurns(['', '?q=docker', '?q=docker&edition=pro', '?q=qqzzxx'], index, looks.length)) {
      await page.goto(`/search${query}`);
      await setTheme(page, theme);
      await expect(page.getByRole('main').getByText(/Type a few words|pages found|Try searching for/)).toBeVisible();
      expect.soft(await violationsOf(page), query).toEqual([]);
    }
  });
}

test('the field says what it is, what it controls, and which option is active', async ({ page }) => {
  await openSearch(page);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await page.keyboard.type('docker');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox')).toHaveAttribute(
    'id',
    (await field(page).getAttribute('aria-controls')) ?? '',
  );
  const active = page.getByRole('option', { selected: true });
  await expect(active).toHaveCount(1);
  await expect(active).toHaveAttribute('id', (await field(page).getAttribute('aria-activedescendant')) ?? '');
});
