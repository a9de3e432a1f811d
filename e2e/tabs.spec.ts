import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('a choice from an earlier visit is open in the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tabs.install', 'manual');
    const painted = new Set<string>();
    Object.assign(window, { painted });
    const record = () => {
      for (const tab of document.querySelectorAll('[data-tabs="install"] > * > [aria-selected="true"]')) {
        painted.add(tab.textContent ?? '');
      }
      for (const panel of document.querySelectorAll('[data-tabs="install"] > [data-panel]:not([data-closed])')) {
        painted.add(panel.getAttribute('aria-label') ?? '');
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  // The page's own scripts arrive late.
  await page.route('**/early-script-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/lite/updating');
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted]);
  expect(painted).toEqual(['Without Docker']);
});
