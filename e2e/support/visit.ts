import { expect, type Page } from '@playwright/test';
import { hydrate } from './hydrated';

/**
 * Opens a page, and waits until React has hydrated it. Waiting for an idle network would also wait for everything
 * that's prefetched.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/**
 * How long nothing is requested once everything is prefetched. Prefetching rests 400 ms before each page, and longer on
 * a busy machine.
 */
const quietMs = 1200;

/** Opens a page, hydrates it, and waits until nothing more is fetched. */
export async function visitUntilIdle(page: Page, path: string): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(quietMs);
  page.off('request', note);
}

/** What Playwright writes to each page's console when service workers are blocked. It isn't an error of the site. */
export const blockedWorkerMessage = 'Service Worker registration blocked by Playwright';
