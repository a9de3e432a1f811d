import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { hydrate } from '@/e2e/support/hydrated';
import { readCachedPaths, test, visitUntilCached } from '@/e2e/support/offline-site';
import { searchField } from '@/e2e/support/open-search';
import { firstBuild, makeSecondBuild, secondBuild } from '@/e2e/support/second-build';

const path = '/lite/updating';
const other = '/lite/installation/docker';
const everything = /./;

const deployOf = (page: Page) => page.locator('html').getAttribute('data-deploy');
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a new build', () => {
  let folder = '';
  test.beforeAll(async () => {
    folder = await makeSecondBuild((copy) => {
      const page = join(copy, `${path}.html`);
      writeFileSync(page, readFileSync(page, 'utf8').replace('Update Mixpost Lite</h1>', 'Update Lite again</h1>'));
    });
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('replaces the whole cache at once, and the open page says that the docs were updated', async ({
    page,
    host,
  }) => {
    // Without a visitor's pointer, which would prefetch links.
    for (const each of [path, other]) {
      await page.goto(host.url + each);
      await expect.poll(async () => (await readCachedPaths(page))[firstBuild] ?? []).toContain(`${each}.md`);
    }
    await expect.poll(async () => (await readCachedPaths(page))[firstBuild]).toContain('/search/index.json');
    // From here on, only the worker fetches.
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    host.publish(folder);
    const before = host.requestedPaths.length;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('The docs were updated.')).toBeVisible();
    // A set, because the browser may request the worker's file a second time when it looks for a new one itself.
    const requestedPaths = new Set(host.requestedPaths.slice(before));
    expect([...requestedPaths].sort(), 'only what has changed is fetched').toEqual([
      '/404.html',
      path,
      '/offline.json',
      '/sw.js',
    ]);
    expect(await deployOf(page)).toBe(firstBuild);
    expect(Object.keys(await readCachedPaths(page))).toEqual([secondBuild]);
    host.cut(everything);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => deployOf(page)).toBe(secondBuild);
    for (const [each, heading] of [
      [path, 'Update Lite again'],
      [other, 'Install Lite with Docker'],
    ]) {
      await page.goto(host.url + each);
      expect(await deployOf(page)).toBe(secondBuild);
      await expect(headingOf(page)).toHaveText(heading ?? '');
    }
    await expect(page.getByText('The docs were updated.')).toHaveCount(0);
  });

  test('is also announced on a page that was busy when the build arrived', async ({ page, host }) => {
    await visitUntilCached(page, host.url, path);
    // A page doesn't listen until it's idle.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => waiting.push(callback);
      document.addEventListener('release-idle', () => {
        window.requestIdleCallback = (callback) => window.setTimeout(callback);
        for (const callback of waiting) {
          window.requestIdleCallback(callback);
        }
      });
    });
    await page.goto(host.url + other, { waitUntil: 'load' });
    // Starts the app without waiting.
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy' })).toBeVisible();
    host.publish(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(async () => Object.keys(await readCachedPaths(page))).toEqual([secondBuild]);
    await page.evaluate(() => document.dispatchEvent(new Event('release-idle')));
    await expect(page.getByText('The docs were updated.')).toBeVisible();
  });

  test('that the worker does not know yet leaves no files in the old cache', async ({ page, host }) => {
    await visitUntilCached(page, host.url, path);
    host.publish(folder);
    await page.keyboard.press('Control+k');
    await searchField(page).fill('horizon');
    await expect(page.getByRole('option').first()).toContainText('Horizon');
    // Browsers stop an idle worker, which starts again for the next page.
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.goto(host.url + other);
    expect(await deployOf(page)).toBe(secondBuild);
    const cachedPaths = (await readCachedPaths(page))[firstBuild] ?? [];
    expect(cachedPaths.filter((name) => name === other || name.startsWith('/search/'))).toEqual([]);
  });

  test("that can't be loaded completely leaves the old cache unchanged", async ({ page, host }) => {
    await visitUntilCached(page, host.url, path);
    await visitUntilCached(page, host.url, other);
    host.publish(folder);
    host.cut(/\/updating$/);
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
