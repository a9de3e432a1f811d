import type { Page } from '@playwright/test';
import { listens } from '@/e2e/support/taken-over';

/**
 * Opens a page and waits until its scripts have taken it over, after the first sign of a reader: a key that does nothing. That is enough
 * for what goes wrong while a page loads; waiting until the network is idle would wait for all that is fetched ahead, seconds on each page.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await start(page);
}

/** Opens a page, starts its scripts, and waits until nothing more is fetched. */
export async function visitAtRest(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
}

/** Starts the scripts of a page that is open, and waits until they have taken it over. */
export async function start(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(listens);
}

/** What Playwright says on each page of the service worker, which the tests keep out; no fault of the site. */
export const workerKeptOut = 'Service Worker registration blocked by Playwright';
