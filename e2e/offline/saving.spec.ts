import { expect, type Page } from '@playwright/test';
import { pagePaths } from '@/e2e/support/built-site';
import { keepPage, keptBy, test } from '@/e2e/support/offline-site';
import { sampleOf } from '@/e2e/support/samples';
import { firstBuild } from '@/e2e/support/second-build';
import { visit } from '@/e2e/support/visit';
import { formsOf } from '@/lib/site/paths.mjs';

const path = '/lite/updating';
const everything = /./;

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visited page opens without a network, in every form of its address, and works', async ({ page, host }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await keepPage(page, host.url, path);
  host.cut(everything);
  for (const form of formsOf(path)) {
    await page.goto(host.url + form);
    await expect(headingOf(page)).toHaveText('Update Mixpost Lite');
    await expect(page).toHaveURL(host.url + path);
  }
  await page.locator('[data-theme-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your values/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Your values' }).getByText('Nothing filled in')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('checkbox', { name: /to search$/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a first visit keeps that page and what it used, and no other page', async ({ page, host }) => {
  await keepPage(page, host.url, path);
  await page.waitForTimeout(1000);
  const kept = (await keptBy(page))[firstBuild] ?? [];
  expect(kept.filter((name) => !name.includes('/_next/')).sort()).toEqual(['/404', path, `${path}.md`]);
});

test('what was not visited says so without a network', async ({ page, host }) => {
  await keepPage(page, host.url, path);
  host.cut(everything);
  const answer = await page.goto(`${host.url}/pro/updating`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t saved' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('There’s no page at this address')).toBeHidden();
});

test('an old address leads to its page without a network', async ({ page, host }) => {
  await keepPage(page, host.url, '/lite/installation/docker');
  host.cut(everything);
  await page.goto(`${host.url}/lite/installation/?from=bookmark`);
  await expect(page).toHaveURL(`${host.url}/lite/installation/docker?from=bookmark`);
});

test('a visited page is copied and shown as Markdown without a network', async ({ page, host, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepPage(page, host.url, path);
  host.cut(everything);
  await page.goto(host.url + path);
  await page.getByText('Copy or print').click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# Update Mixpost Lite');
  const link = page.getByRole('link', { name: 'View as Markdown' });
  expect(await link.evaluate(async (a: HTMLAnchorElement) => (await fetch(a.href)).text())).toContain(
    '# Update Mixpost Lite',
  );
});

test('all pages are saved with progress, open and change without a network, and are removed', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000);
  await keepPage(page, host.url, '/offline');
  await expect(page.getByText(/All pages take \d+ MB on this device\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save all for offline' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/All pages are saved in this browser: \d+ MB\./)).toBeVisible({ timeout: 90_000 });

  host.cut(everything);
  for (const each of sampleOf(pagePaths, 12)) {
    await page.goto(host.url + each);
    await expect(page.locator('main .prose')).toBeVisible();
    await expect(page).toHaveURL(host.url + each);
  }
  const unknown = await page.goto(`${host.url}/no-such-page`);
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const loads: string[] = [];
  await visit(page, `${host.url}/lite/`);
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name: 'Updating' }).click();
  await expect(headingOf(page)).toHaveText('Update Mixpost Lite');
  expect(loads, 'documents loaded by a change of page').toEqual([]);

  await page.goto(`${host.url}/offline`);
  await page.getByRole('button', { name: 'Remove the offline copy' }).click();
  await expect(page.getByRole('button', { name: 'Save all for offline' })).toBeVisible();
  // The worker may open a cache for the current page, but without a network it puts nothing there.
  expect(Object.values(await keptBy(page)).flat()).toEqual([]);
});

test('saving can be stopped, says when it fails, and goes on where it ended', async ({ page, host }) => {
  test.setTimeout(120_000);
  await keepPage(page, host.url, '/offline');
  const save = page.getByRole('button', { name: 'Save all for offline' });
  await save.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^All pages take/)).toBeVisible();
  host.cut(/openapi\.json$/);
  await save.click();
  await expect(page.getByText(/^The copy is incomplete\./)).toBeVisible({ timeout: 60_000 });
  host.cut(null);
  await save.click();
  await expect(page.getByText(/^All pages are saved/)).toBeVisible({ timeout: 60_000 });
});
