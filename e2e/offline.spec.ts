import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { formsOf } from '@/lib/site/paths.mjs';
import { pagePaths } from './support/built-site';
import { keptBy, test } from './support/offline-site';
import { sampleOf } from './support/samples';
import { firstBuild, makeSecondBuild, secondBuild } from './support/second-build';
import { visit } from './support/visit';

const path = '/lite/updating';
const other = '/lite/installation/docker';
const everything = /./;

/** Opens a page and waits until it is kept. */
async function keepPage(page: Page, url: string, address: string, build = firstBuild): Promise<void> {
  await visit(page, url + address);
  await expect.poll(async () => (await keptBy(page))[build] ?? [], { timeout: 20_000 }).toContain(address);
}

const deployOf = (page: Page) => page.locator('html').getAttribute('data-deploy');
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visited page opens without a network, in every form of its address, and works', async ({ page, host }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await keepPage(page, host.url, path);
  host.cut(everything);
  for (const form of formsOf(path)) {
    await page.goto(host.url + form);
    await expect(headingOf(page)).toHaveText('Update Mixpost Lite');
    await expect(page).toHaveURL(host.url + path);
  }
  await page.locator('[data-theme-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(faults).toEqual([]);
});

test('a first visit keeps that page and what it used, and no other page', async ({ page, host }) => {
  await keepPage(page, host.url, path);
  await page.waitForTimeout(1000);
  const kept = (await keptBy(page))[firstBuild] ?? [];
  expect(kept.filter((name) => !name.includes('/_next/'))).toEqual([path]);
});

test('what was not visited says so without a network', async ({ page, host }) => {
  await keepPage(page, host.url, path);
  host.cut(everything);
  const answer = await page.goto(`${host.url}/pro/updating`);
  expect(answer?.status()).toBe(503);
  await expect(headingOf(page)).toHaveText('This page is not saved');
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
  const loads: string[] = [];
  await page.goto(`${host.url}/lite/`);
  await page.locator('[data-theme-toggle]').click();
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name: 'Updating' }).click();
  await expect(headingOf(page)).toHaveText('Update Mixpost Lite');
  expect(loads, 'documents loaded by a change of page').toEqual([]);

  await page.goto(`${host.url}/offline`);
  await page.getByRole('button', { name: 'Remove the offline copy' }).click();
  await expect(page.getByRole('button', { name: 'Save all for offline' })).toBeVisible();
  expect(await keptBy(page)).toEqual({});
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
  await expect(page.getByText(/^The copy is not whole\./)).toBeVisible({ timeout: 60_000 });
  host.cut(null);
  await save.click();
  await expect(page.getByText(/^All pages are saved/)).toBeVisible({ timeout: 60_000 });
});

test.describe('a second build', () => {
  let folder = '';
  test.beforeAll(() => {
    folder = makeSecondBuild();
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('replaces all that was kept at once, and the open page says that the docs were updated', async ({
    page,
    host,
  }) => {
    await keepPage(page, host.url, path);
    await keepPage(page, host.url, other);
    host.publish(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('The docs were updated.')).toBeVisible({ timeout: 20_000 });
    expect(await deployOf(page)).toBe(firstBuild);
    expect(Object.keys(await keptBy(page))).toEqual([secondBuild]);
    host.cut(everything);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => deployOf(page)).toBe(secondBuild);
    await page.goto(host.url + path);
    expect(await deployOf(page)).toBe(secondBuild);
    await expect(page.getByText('The docs were updated.')).toHaveCount(0);
  });

  test('that comes in part only leaves the old copy as it is', async ({ page, host }) => {
    await keepPage(page, host.url, path);
    await keepPage(page, host.url, other);
    host.publish(folder);
    host.cut(/\/docker$/);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing;
      await new Promise<void>((resolve) => {
        worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve());
        if (!worker || worker.state === 'redundant') {
          resolve();
        }
      });
    });
    host.cut(everything);
    for (const each of [path, other]) {
      await page.goto(host.url + each);
      expect(await deployOf(page)).toBe(firstBuild);
    }
  });
});

for (const [name, remedy, spoil] of [
  ['no service worker', 'no service worker here', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'a service worker that is refused',
    'no service worker here',
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    },
  ],
  [
    'storage that throws',
    'keeps no data of this site',
    () => {
      CacheStorage.prototype.keys = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    },
  ],
] as const) {
  test(`with ${name} pages work, and the page of the offline copy says why it cannot save`, async ({ page, host }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript(spoil);
    await page.goto(`${host.url}/offline`);
    await expect(page.getByText('Nothing can be saved here.')).toContainText(remedy, { timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Save all for offline' })).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test('a full device is said, and what was kept can be removed', async ({ page, host }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  });
  await page.goto(`${host.url}/offline`);
  await page.getByRole('button', { name: 'Save all for offline' }).click();
  await expect(page.getByText('The browser has no room for it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the offline copy' })).toBeVisible();
});
