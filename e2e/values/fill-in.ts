import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '@/e2e/support/visit';
import { entryOf } from '@/lib/browser/values/stored-values';

/** Opens a page's values panel with the button in the navbar, on phones with the one below the title. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.locator('[data-values-open]').filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Your values' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Returns the field of a value once the panel's body has loaded, and opens the group that contains it. */
export async function fieldOf(panel: Locator, name: string): Promise<Locator> {
  const labeled = panel.page().getByLabel(entryOf(name)?.label ?? name, { exact: true });
  const field = panel.locator(labeled);
  await field.waitFor({ state: 'attached' });
  if (!(await field.isVisible())) {
    await panel.locator('details', { has: labeled }).locator('> summary').click();
  }
  return field;
}

/** Fills in values on a page, and closes the panel. */
export async function fillIn(page: Page, path: string, values: Readonly<Record<string, string>>): Promise<void> {
  await visit(page, path);
  const panel = await openPanel(page);
  for (const [name, value] of Object.entries(values)) {
    await (await fieldOf(panel, name)).fill(value);
  }
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
}

/** Stores values as an earlier visit would have, before any page is loaded. */
export async function storeValues(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('stored')) {
      sessionStorage.setItem('stored', 'yes');
      for (const [name, value] of Object.entries(stored)) {
        localStorage.setItem(`values.${name}`, value);
      }
    }
  }, values);
}

/** Returns the values that the browser has stored, by their names. */
export async function storedValues(page: Page): Promise<Readonly<Record<string, string>>> {
  const stored = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const values = stored.filter(([key]) => key.startsWith('values.'));
  return Object.fromEntries(values.map(([key, value]) => [key.slice('values.'.length), value]));
}
