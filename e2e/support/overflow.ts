import type { Page } from '@playwright/test';
import { waitUntilLaidOut } from './laid-out';

/** Returns how many pixels a page is wider than its viewport. */
export async function overflowOf(page: Page): Promise<number> {
  await waitUntilLaidOut(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns the tables that stack their cells but are still too wide, by their first words. */
export async function wideStacksOf(page: Page): Promise<readonly string[]> {
  return page
    .locator(':is(.fields, .stacked) .table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.scrollWidth > table.clientWidth)
        .map(
          (table) => `${(table.textContent ?? '').trim().slice(0, 40)}: ${table.scrollWidth} in ${table.clientWidth}`,
        ),
    );
}
