import type { Page } from '@playwright/test';

/**
 * Holds back what pages request at some addresses after this call; by default, every script.
 *
 * @returns a function that lets these requests through
 */
export async function holdRequests(page: Page, addresses: string | RegExp = '**/*.js'): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await gate;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}
