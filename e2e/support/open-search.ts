import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the search dialog, open or closed. */
export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search the documentation' });
}

/** Returns the field of the search dialog. */
export function searchField(page: Page): Locator {
  return searchDialog(page).getByRole('combobox', { name: 'Search' });
}

/** Returns the dialog's link to the results page. */
export function allResults(page: Page): Locator {
  return searchDialog(page).getByRole('link', { name: /^See (?:all [\d,]+ pages|the results page)$/ });
}

/** Opens a page and its search dialog, and waits until the field has the focus and the dialog's body has arrived. */
export async function openSearch(page: Page, path = '/lite/updating'): Promise<Locator> {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await expect(searchDialog(page).getByText('to choose')).toBeAttached();
  return searchField(page);
}

/** Waits until the dialog lists the results for the whole text, not for a part of it that was typed earlier. */
export async function waitForAnswer(page: Page, text: string): Promise<void> {
  await expect(allResults(page)).toHaveAttribute('href', `/search?${new URLSearchParams({ q: text })}`);
}
