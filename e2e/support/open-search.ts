import type { Locator, Page } from '@playwright/test';
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
