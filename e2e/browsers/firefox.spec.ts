import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { addressOf, routes } from '@/e2e/support/built-site';
import { firefoxFor } from '@/e2e/support/firefox';
import { hasFailed, isHydrated, movePointer } from '@/e2e/support/hydrated';
import { sampleOf } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';

const firefox = firefoxFor();

/**
 * Starts Next and React in a page, and waits until links change the page without loading a document. Repeats the sign,
 * as a moving pointer does: once, right after a reload, a single one led to no start, and the reason wasn't found. A
 * start that fails isn't repeated.
 */
async function hydrate(page: Page): Promise<void> {
  const start = async () => {
    await page.evaluate(movePointer);
    expect(await page.evaluate(hasFailed), 'the start has failed').toBe(false);
    return page.evaluate(isHydrated);
  };
  await expect.poll(start, { timeout: 30_000 }).toBe(true);
}

test('pages log no warnings, errors, or failed hydration, and violate no policy', async () => {
  test.setTimeout(600_000);
  const page = await firefox().newPage();
  const errors: string[] = [];
  await watchPolicy(page, errors);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') {
      errors.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`));
  for (const { path } of sampleOf(routes, 6)) {
    await page.goto(addressOf(path));
    // Firefox logs scripts that are still loading when a redirect page is left.
    await page.waitForFunction(() => !document.querySelector('meta[http-equiv="refresh"]'));
    await hydrate(page);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('the theme is stored, and a link changes the page without loading a document or violating the policy', async () => {
  const page = await firefox().newPage();
  const errors: string[] = [];
  await watchPolicy(page, errors);
  await page.goto(addressOf('/lite/'));
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.locator('[data-theme-toggle]').click();
  await expect.poll(theme).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await hydrate(page);
  await page.locator('main a[href="/lite/installation/docker"]').click();
  await page.waitForFunction(() => document.title.startsWith('Install Lite with Docker'));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});

test('the slash opens the search, which takes text right away, and Copy confirms', async () => {
  const page = await firefox().newPage();
  await page.goto(addressOf('/lite/installation/docker'));
  await page.keyboard.press('/');
  await page.keyboard.type('reverb port');
  await expect
    .poll(() => page.$eval('#search input', (field) => (field as HTMLInputElement).value))
    .toBe('reverb port');
  await page.keyboard.press('Escape');
  await page.locator('[data-copy]').click();
  await page.waitForSelector('[data-copy]:is([aria-label="Copied"], [aria-label="Copy the selection"])');
  await page.close();
});

/** Adds violations of the Content-Security-Policy to the errors. */
async function watchPolicy(page: Page, errors: string[]): Promise<void> {
  await page.exposeFunction('reportViolation', (violation: string) => errors.push(`${page.url()}: ${violation}`));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${effectiveDirective} blocks ${blockedURI} ${sample}`);
    });
  });
}
