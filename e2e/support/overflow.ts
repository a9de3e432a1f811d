import type { Page } from '@playwright/test';
import { waitUntilLaidOut } from './laid-out';

/** Returns how many pixels a page is wider than its viewport. */
export async function overflowOf(page: Page): Promise<number> {
  await waitUntilLaidOut(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
