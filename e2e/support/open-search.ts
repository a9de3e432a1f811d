import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './visit';

/** Opens a page, and waits until it hears what opens the search. */
export async function visitListening(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForSelector('html[data-keys]');
}

/** The field of the search over the page. */
export function searchField(page: Page): Locator {
  return page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
}

/** Opens the search over a page, and types into it. */
export async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(text);
}
