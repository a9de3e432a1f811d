import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fetchNothingAhead } from '@/e2e/resilience/support';
import { keepPage, keptBy, test } from '@/e2e/support/offline-site';
import { firstBuild, makeSecondBuild, secondBuild } from '@/e2e/support/second-build';
import { visit } from '@/e2e/support/visit';

const path = '/lite/updating';
const other = '/lite/installation/docker';
const everything = /./;

const deployOf = (page: Page) => page.locator('html').getAttribute('data-deploy');
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a second build', () => {
  let folder = '';
  test.beforeAll(async () => {
    folder = await makeSecondBuild((copy) => {
      const page = join(copy, `${path}.html`);
      writeFileSync(page, readFileSync(page, 'utf8').replace('Update Mixpost Lite</h1>', 'Update Lite again</h1>'));
    });
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('replaces all that was kept at once, and the open page says that the docs were updated', async ({
    page,
    host,
  }) => {
    await fetchNothingAhead(page);
    await keepPage(page, host.url, path);
    await keepPage(page, host.url, other);
    await page.waitForLoadState('networkidle');
    host.publish(folder);
    const before = host.asked.length;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('The docs were updated.')).toBeVisible({ timeout: 20_000 });
    // A set, because the browser may request the worker's file a second time when it looks for a new one itself.
    const asked = new Set(host.asked.slice(before));
    expect([...asked].sort(), 'only what has changed is fetched').toEqual([
      '/404.html',
      '/digests.json',
      path,
      '/sw.js',
    ]);
    expect(await deployOf(page)).toBe(firstBuild);
    expect(Object.keys(await keptBy(page))).toEqual([secondBuild]);
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

  test('is told of also on a page that was busy when it came', async ({ page, host }) => {
    await keepPage(page, host.url, path);
    // A page doesn't listen until it's idle.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => waiting.push(callback);
      document.addEventListener('rest', () => {
        window.requestIdleCallback = (callback) => window.setTimeout(callback);
        for (const callback of waiting) {
          window.requestIdleCallback(callback);
        }
      });
    });
    await visit(page, host.url + other);
    host.publish(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(async () => Object.keys(await keptBy(page))).toEqual([secondBuild]);
    await page.evaluate(() => document.dispatchEvent(new Event('rest')));
    await expect(page.getByText('The docs were updated.')).toBeVisible();
  });

  test('that comes in part only leaves the old copy as it is', async ({ page, host }) => {
    await keepPage(page, host.url, path);
    await keepPage(page, host.url, other);
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
