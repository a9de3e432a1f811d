import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { searchField as field } from '@/e2e/support/open-search';
import { visit, visitAtRest } from '@/e2e/support/visit';

/** Holds back the code of the search until the returned function is called; true lets it through, false lets it fail, also when the bundler tries again. */
async function holdSearch(page: Page): Promise<(isSound: boolean) => Promise<void>> {
  let decide: (isSound: boolean) => void = () => {};
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  let held = 0;
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    // A test may end while a chunk is still on its way.
    const answer = await route.fetch().catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (!answer || text === null || text === undefined) {
      return;
    }
    const isSearch = text.includes('DocSearch-MagnifierLabel');
    held += Number(isSearch);
    const isSound = !isSearch || (await decision);
    // What the test has stopped to hold meanwhile is dealt with.
    await (isSound ? route.fulfill({ response: answer, body: text }) : route.abort()).catch(() => undefined);
  });
  return async (isSound) => {
    await expect.poll(() => held).toBeGreaterThan(0);
    decide(isSound);
  };
}

test('nothing of the search is fetched before the reader turns to it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', async (answer) => {
    if (/\.(?:js|css|json)(?:\?|$)/.test(answer.url())) {
      const text = await answer.text().catch(() => '');
      if (text.includes('DocSearch-MagnifierLabel') || answer.url().includes('/search/')) {
        fetched.push(answer.url());
      }
    }
  });
  await page.goto('/lite/updating', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover();
  await expect.poll(() => fetched.filter((url) => url.includes('/search/index.json')).length).toBe(1);
  await expect.poll(() => fetched.filter((url) => /\.js(?:\?|$)/.test(url)).length).toBe(1);
  await expect.poll(() => fetched.filter((url) => /\.css(?:\?|$)/.test(url)).length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the modal and its looks are light', async ({ page }) => {
  const answers: Response[] = [];
  await visitAtRest(page, '/lite/updating');
  page.on('response', (answer) => answers.push(answer));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  const bytes: Record<string, number> = {};
  for (const answer of answers) {
    const kind = /\.(js|css|json)(?:\?|$)/.exec(answer.url())?.[1];
    if (kind && !/pages\.json/.test(answer.url())) {
      bytes[kind] = (bytes[kind] ?? 0) + gzipSync(await answer.body(), { level: 9 }).length;
    }
  }
  expect(bytes.js, JSON.stringify(bytes)).toBeLessThan(48_000);
  expect(bytes.css, JSON.stringify(bytes)).toBeLessThan(5_000);
});

test('what is typed while it loads is kept, and Enter opens the first hit', async ({ page }) => {
  const release = await holdSearch(page);
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('remove old imagesx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loading the search …')).toBeVisible();
  await release(true);
  await expect(page).toHaveURL(/\/lite\/updating#remove-old-images/);
});

test('what is typed while it loads is in the field', async ({ page }) => {
  const release = await holdSearch(page);
  await visit(page, '/lite/updating');
  await page.keyboard.press('/');
  await page.keyboard.type('horiz');
  await release(true);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('on');
  await expect(field(page)).toHaveValue('horizon');
  await expect(page.getByRole('option').first()).toContainText(/horizon/i);
});

test('code that does not arrive is told, and can be asked for again', async ({ page }) => {
  const release = await holdSearch(page);
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  await release(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load the search.' })).toBeVisible();
  await page.unroute(/\/_next\/static\/chunks\/.*\.js/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page)).toBeFocused();
});

test('an index that does not arrive is told, and can be asked for again', async ({ page }) => {
  await page.route('**/search/index.json*', (route) => route.abort());
  await visit(page, '/lite/updating');
  await page.keyboard.press('/');
  await page.keyboard.type('docker');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute('**/search/index.json*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toContainText(/docker/i);
  await expect(field(page)).toBeFocused();
});

test('no request leaves the site, and nothing is prepared for one', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  await visit(page, '/lite/updating');
  await page.keyboard.press('/');
  await page.keyboard.type('docker');
  await page.getByRole('option').first().click();
  await visit(page, '/search?q=docker');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Docker/ })
      .first(),
  ).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);
});

test('no other maker is named where the site answers itself', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  expect(await page.getByRole('dialog').innerHTML()).not.toMatch(/algolia|powered by/i);
});

test('it runs where scripts may write no markup and pages no styles', async ({ page }) => {
  // The bundler's own loader sets the addresses of scripts.
  await page.addInitScript(() =>
    (
      globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
    ).trustedTypes.createPolicy('default', { createScriptURL: (url: string) => url }),
  );
  await page.route('**/lite/updating', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': "require-trusted-types-for 'script'; style-src 'self'; connect-src 'self'",
      },
    });
  });
  const faults: string[] = [];
  page.on('console', (message) => /Content Security|Trusted/.test(message.text()) && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await visit(page, '/lite/updating');
  const before = faults.length;
  await page.keyboard.press('/');
  await page.keyboard.type('APP_KEY');
  await expect(page.getByRole('option').first()).toContainText('APP_KEY');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('qqzzxx');
  await expect(page.getByText('No results for “qqzzxx”')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(faults.slice(before)).toEqual([]);
});
