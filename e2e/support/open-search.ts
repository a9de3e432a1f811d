import { expect, type Locator, type Page } from '@playwright/test';

/** The field of the search over the page. */
export function searchField(page: Page): Locator {
  return page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
}

/** The link of the search over the page to all results. */
export function allResults(page: Page): Locator {
  return page.getByRole('dialog').getByRole('link', { name: /^See all [\d,]+ results$/ });
}

/** Waits until the search over the page lists what answers the whole text, not the part of it that was there a key ago. */
export async function waitForAnswer(page: Page, text: string): Promise<void> {
  await expect(allResults(page)).toHaveAttribute(
    'href',
    new RegExp(`\\?q=${encodeURIComponent(text).replaceAll('%20', '\\+')}$`),
  );
}
