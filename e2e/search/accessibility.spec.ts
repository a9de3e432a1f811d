import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '@/e2e/support/violations';
import { visit } from '@/e2e/support/visit';

/** The states of the search, each with what brings it about. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'with nothing typed': async (page) => expect(page.getByText('Type a few words')).toBeVisible(),
  'with hits': async (page) => {
    await page.keyboard.type('docker');
    await expect(page.getByRole('option').first()).toContainText(/docker/i);
    await expect(page.locator('dialog mark').first()).toBeVisible();
  },
  'without a hit': async (page) => {
    await page.keyboard.type('qqzzxx');
    await expect(page.getByText('Try searching for')).toBeVisible();
  },
  'when it fails': async (page) => {
    await page.keyboard.type('docker');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
  },
};

for (const width of [360, 1280]) {
  for (const theme of ['dark', 'light']) {
    test(`the search has no accessibility fault at ${width} px in ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, bring] of Object.entries(states)) {
        if (name === 'when it fails') {
          await page.route('**/search/index.json*', (route) => route.abort());
        }
        await visit(page, '/lite/updating');
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog')).toBeVisible();
        await bring(page);
        expect.soft(await violationsOf(page), name).toEqual([]);
      }
    });

    test(`the page of results has none at ${width} px in ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const query of ['', '?q=docker&edition=pro', '?q=qqzzxx']) {
        await visit(page, `/search${query}`);
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        await expect(
          page.getByRole('main').getByText(/Type a few words|documents found|Try searching for/),
        ).toBeVisible();
        expect.soft(await violationsOf(page), query).toEqual([]);
      }
    });
  }
}

test('the field says what it is, what it controls and what is chosen', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('docker');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const list = await field.getAttribute('aria-controls');
  await expect(page.getByRole('listbox')).toHaveAttribute('id', list ?? '');
  await expect(
    page.locator('dialog [role="button"], dialog header:not([role]), dialog footer:not([role])'),
  ).toHaveCount(0);
});
