import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { out } from '@/e2e/support/built-site';
import { holdRequests } from '@/e2e/support/hold-requests';
import { searchDialog as dialog, searchField as field, openSearch, waitForAnswer } from '@/e2e/support/open-search';
import { settle } from '@/e2e/support/settled';
import { test } from '@/e2e/support/test';
import { filesBelow } from '@/lib/programs/files-below';

/** Next's scripts, and those of them that contain the search engine. */
const chunks = '_next/static/chunks';
const engineChunks = filesBelow(join(out, chunks)).filter((file) =>
  readFileSync(join(out, chunks, file), 'utf8').includes('The search index file'),
);
const ofApp = /\/_next\/static\/chunks\/.*\.js/;
const ofEngine = (url: URL) => engineChunks.some((file) => url.pathname.endsWith(`/${file}`));

/** The site's own texts with the button, and nothing of the platform's own message. */
const failure = 'Unable to fetch resultsYou might want to check your network connection.Retry';

test('nothing of the search is fetched before the reader turns to it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (ofEngine(new URL(request.url())) || request.url().includes('/search/')) {
      fetched.push(request.url());
    }
  });
  await page.goto('/lite/updating', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover();
  await expect.poll(() => fetched.filter((url) => url.includes('/search/index.json')).length).toBe(1);
  await expect(dialog(page)).toBeHidden();
});

test('what was typed while it loads is searched for as soon as it can be', async ({ page }) => {
  const release = await holdRequests(page, ofApp);
  await page.goto('/lite/updating');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('remove old imagesx');
  await page.keyboard.press('Backspace');
  await expect(dialog(page).getByText('Loading the search …')).toBeVisible();
  release();
  await waitForAnswer(page, 'remove old images');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lite\/updating#remove-old-images/);
});

test('Enter while it loads opens the results page', async ({ page }) => {
  await holdRequests(page, ofApp);
  await page.goto('/lite/updating');
  await page.keyboard.press('/');
  await page.keyboard.type('horizon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=horizon$/);
});

test('scripts that do not arrive are reported, and can be requested again', async ({ page }) => {
  await page.route(ofApp, (route) => route.abort());
  await page.goto('/lite/updating');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('docker');
  await expect(dialog(page).getByRole('alert')).toHaveText(failure);
  await page.unroute(ofApp);
  // Without a pointer, whose first movement would start the app again, too.
  await dialog(page).getByRole('button', { name: 'Retry' }).dispatchEvent('click');
  await expect(page.getByRole('option').first()).toContainText(/docker/i);
});

test('an engine and an index that do not arrive are reported, and can be requested again', async ({ page }) => {
  const index = /search\/index\.json/;
  await page.route(ofEngine, (route) => route.abort());
  await page.route(index, (route) => route.abort());
  await openSearch(page);
  await page.keyboard.type('docker');
  const retry = dialog(page).getByRole('button', { name: 'Retry' });
  const expectFailure = async () => {
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
    await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  };
  await expectFailure();
  await page.unroute(ofEngine);
  await retry.click();
  await expectFailure();
  await page.unroute(index);
  await retry.click();
  await expect(page.getByRole('option').first()).toContainText(/docker/i);
  await expect(field(page)).toBeFocused();
});

test('a dialog that closes while a request runs stays closed, and has the results when it opens again', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/search/index.json*');
  await openSearch(page);
  await page.keyboard.type('horizon');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const arrived = page.waitForResponse('**/search/index.json*');
  release();
  await arrived.then((response) => response.finished());
  await settle(page);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText(/horizon/i);
});
