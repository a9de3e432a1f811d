import { expect, type Page } from '@playwright/test';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { addressOf } from '@/e2e/support/built-site';
import { firefoxFor } from '@/e2e/support/firefox';
import { hasHydrated, isHydrated, movePointer } from '@/e2e/support/hydrated';
import { disablePrefetch } from '@/e2e/support/page-changes';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { test } from '@/e2e/support/test';
import { fieldOf, openPanel, storeValues } from '@/e2e/values/fill-in';
import { documentChanges, testedPages } from './changed-documents';
import { startWebKit, webKitSkipReason } from './webkit';

// React reports that the page isn't what it rendered, and renders it again.
test.use({ expectedPageErrors: /React error #418/ });

/** A window of any browser. */
type Window = {
  open(url: string): Promise<unknown>;
  run<Value>(act: () => Value): Promise<Value>;
};

const firefox = firefoxFor();

/** Opens each page, changes it, and expects that the reader's text, choices, and links survive. */
async function expectSurvival({ open, run }: Window): Promise<void> {
  for (const { path, prepare, read } of testedPages) {
    for (const [change, act] of Object.entries(documentChanges)) {
      const name = `${path} after ${change}`;
      await open(addressOf(path));
      await expect.poll(() => run(() => document.readyState), name).toBe('complete');
      await run(prepare);
      // Without the app, a tool has no results.
      const first = await run(read);
      await run(act);
      await run(movePointer);
      await expect.poll(() => run(isHydrated), name).toBe(true);
      await expect.poll(() => run(read), `${name}, when the app has started`).not.toBe('');
      const before = await run(read);
      expect(first === '' || first === before, `${name}, when the app has started`).toBe(true);
      await run(act);
      expect(await run(read), `${name}, changed again`).toBe(before);
      const title = await run(() => document.title);
      await run(() => document.querySelector<HTMLElement>('header a[href="/services/"]')?.click());
      await expect.poll(() => run(() => document.title), name).not.toBe(title);
      await run(act);
      await run(() => history.back());
      await expect.poll(() => run(() => document.title), name).toBe(title);
      await expect.poll(() => run(() => document.querySelector('h1')?.textContent), name).toBeTruthy();
      if (path === '/lite/updating') {
        await expect.poll(() => run(read), `${name}, after two page changes`).toBe(before);
      }
    }
  }
}

test('in Chromium, a page that was changed from outside keeps what the reader entered and chose', async ({ page }) => {
  test.setTimeout(300_000);
  await expectSurvival({ open: (url) => page.goto(url), run: (act) => (page as Page).evaluate(act) });
});

test("a translated page keeps the reader's values, and opens their panel", async ({ page }) => {
  await storeValues(page, { domain: 'mine.example.org', email: "o'neil@example.org" });
  await disablePrefetch(page);
  await page.goto('/server');
  await page.evaluate(documentChanges['the browser translates it']);
  // React draws the page again while the panel is open.
  const panel = await openPanel(page);
  await expect.poll(() => hasHydrated(page)).toBe(true);
  const domain = await fieldOf(panel, 'domain');
  await expect(domain).toBeFocused();
  await expect(domain).toHaveValue('mine.example.org');
  const mark = page.locator('main [data-placeholder="domain"]').first();
  await expect(mark).toHaveText('mine.example.org');
  await domain.fill('other.example.org');
  await expect(mark).toHaveText('other.example.org');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a press counts while React draws a translated page again', async ({ page }) => {
  await page.goto('/server');
  await page.evaluate(documentChanges['the browser translates it']);
  await page.getByRole('button', { name: 'Fill in your domain' }).hover();
  await page.mouse.down();
  await expect.poll(() => hasHydrated(page)).toBe(true);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Your values' })).toBeVisible();
});

test('in Firefox, a page that was changed from outside keeps what the reader entered and chose', async () => {
  test.setTimeout(300_000);
  const page: FirefoxPage = await firefox().newPage();
  await expectSurvival({ open: (url) => page.goto(url), run: (act) => page.evaluate(act) as never });
  await page.close();
});

test('in WebKit, a page that was changed from outside keeps what the reader entered and chose', async () => {
  test.setTimeout(300_000);
  skipIfUnavailable(webKitSkipReason());
  const { driver, stop } = await startWebKit();
  try {
    await expectSurvival({ open: (url) => driver.get(url), run: (act) => driver.executeScript(act) });
  } finally {
    await stop();
  }
});
