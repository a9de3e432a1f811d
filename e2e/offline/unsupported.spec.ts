import { expect } from '@playwright/test';
import { test } from '@/e2e/support/offline-site';

for (const [name, reason, breakFeature] of [
  [
    'a blocked service worker',
    "doesn't allow service workers here",
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    },
  ],
  [
    'storage that throws',
    "doesn't store data for this site",
    () => {
      CacheStorage.prototype.keys = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    },
  ],
] as const) {
  test(`with ${name}, pages work, and the offline page explains why it can't save`, async ({ page, host }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(breakFeature);
    await page.clock.install();
    await page.goto(`${host.url}/offline`);
    await expect(async () => {
      // The page waits ten seconds for a worker.
      await page.clock.fastForward(10_000);
      await expect(page.getByText('Nothing can be saved here.')).toContainText(reason, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Save all for offline' })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a full device is reported, and the saved pages can be removed', async ({ page, host }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  });
  await page.goto(`${host.url}/offline`);
  await page.getByRole('button', { name: 'Save all for offline' }).click();
  await expect(page.getByText('The browser is out of storage space.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the offline copy' })).toBeVisible();
});
