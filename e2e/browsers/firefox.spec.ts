import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { addressOf, routes } from '@/e2e/support/built-site';
import { firefoxFor } from '@/e2e/support/firefox';
import { isHydrated } from '@/e2e/support/hydrated';
import { sampleOf } from '@/e2e/support/samples';

const firefox = firefoxFor();

/** Gives the first sign of a reader, a key that does nothing, and waits until the scripts have taken the page over. */
async function start(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
}

test('no page warns or errs or breaks its policy, and none is hydrated anew', async () => {
  test.setTimeout(600_000);
  const page = await firefox().newPage();
  const faults: string[] = [];
  await watchPolicy(page, faults);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') {
      faults.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`));
  for (const { path } of sampleOf(routes, 40)) {
    await page.goto(addressOf(path));
    // A redirect page is on its way elsewhere: a page that is left while its scripts come says so in the console.
    await page.waitForFunction(() => !document.querySelector('meta[http-equiv="refresh"]'));
    await start(page);
  }
  expect(faults).toEqual([]);
  await page.close();
});

test('a link changes the page without loading it anew, and within its policy', async () => {
  const page = await firefox().newPage();
  const faults: string[] = [];
  await watchPolicy(page, faults);
  await page.goto(addressOf('/lite/'));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await start(page);
  await page.locator('main a[href="/lite/installation/docker"]').click();
  await page.waitForFunction(() => document.title.startsWith('Install Lite with Docker'));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(faults).toEqual([]);
  await page.close();
});

test('the theme changes, and is kept', async () => {
  const page = await firefox().newPage();
  await page.goto(addressOf('/lite/'));
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.locator('[data-theme-toggle]').click();
  await expect.poll(theme).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.close();
});

/** Adds to the faults what the policy of a page stops. */
async function watchPolicy(page: Page, faults: string[]): Promise<void> {
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(`${page.url()}: ${violation}`));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${effectiveDirective} stops ${blockedURI} ${sample}`);
    });
  });
}
