import type { Page } from '@playwright/test';
import { hydrate } from './hydrated';

/**
 * Opens a page, and waits until React has hydrated it. Waiting for an idle network would also wait for everything
 * that's prefetched.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Opens a page, hydrates it, and waits until nothing more is fetched. */
export async function visitUntilIdle(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
}

/** What Playwright writes to each page's console when service workers are blocked. It isn't an error of the site. */
export const blockedWorkerMessage = 'Service Worker registration blocked by Playwright';
