import type { Page } from '@playwright/test';

/**
 * Holds back every script that pages request after this call.
 *
 * @returns a function that lets the scripts through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}
