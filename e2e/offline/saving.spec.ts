import { expect, type Page } from '@playwright/test';
import { pagePaths } from '@/e2e/support/built-site';
import { hasHydrated } from '@/e2e/support/hydrated';
import { readCachedPaths, test, visitUntilCached } from '@/e2e/support/offline-site';
import { openSearch, searchField } from '@/e2e/support/open-search';
import { recordDocuments, sidebarLink } from '@/e2e/support/page-changes';
import { sampleOf } from '@/e2e/support/samples';
import { firstBuild } from '@/e2e/support/second-build';
import { settle } from '@/e2e/support/settled';
import { visit } from '@/e2e/support/visit';
import { formsOf } from '@/lib/site/paths';

const path = '/lite/updating';
const everything = /./;

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

const searchPaths = ['/search', '/search/index.json'];

test('from the second page on, visited pages and the search work offline', async ({ page, host, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitUntilCached(page, host.url, '/lite/installation/docker');
  await visitUntilCached(page, host.url, path);
  await expect
    .poll(async () => (await readCachedPaths(page))[firstBuild])
    .toEqual(expect.arrayContaining([...searchPaths, `${path}.md`]));
  // The panel of values loads when the browser is idle after the app's start.
  await expect.poll(() => hasHydrated(page)).toBe(true);
  await settle(page);
  const count = async () => (await readCachedPaths(page))[firstBuild]?.length ?? 0;
  await expect
    .poll(async () => {
      const before = await count();
      await page.waitForTimeout(500);
      return (await count()) - before;
    })
    .toBe(0);
  host.cut(everything);

  await test.step('a visited page opens at every form of its address', async () => {
    for (const form of formsOf(path)) {
      await page.goto(host.url + form);
      await expect(headingOf(page)).toHaveText('Update Mixpost Lite');
      await expect(page).toHaveURL(host.url + path);
    }
  });

  await test.step('its controls work', async () => {
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('banner').getByRole('button', { name: 'Fill in your domain' }).click();
    await expect(page.getByRole('dialog', { name: 'Your values' }).getByText('Nothing filled in')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('it can be copied and viewed as Markdown', async () => {
    await page.getByText('Copy page').click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# Update Mixpost Lite');
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.evaluate(async (a: HTMLAnchorElement) => (await fetch(a.href)).text())).toContain(
      '# Update Mixpost Lite',
    );
  });

  await test.step('the search finds pages', async () => {
    await openSearch(page, host.url + path);
    await searchField(page).fill('horizon');
    await expect(page.getByRole('option').first()).toContainText('Horizon');
    await page.goto(`${host.url}/search?q=horizon`);
    await expect(page.getByRole('main').getByRole('link').first()).toContainText('Horizon');
  });

  await test.step('an old address redirects to its page', async () => {
    await page.goto(`${host.url}/lite/installation/?from=bookmark`);
    await expect(page).toHaveURL(`${host.url}/lite/installation/docker?from=bookmark`);
  });

  await test.step("a page that wasn't visited shows a message", async () => {
    const response = await page.goto(`${host.url}/pro/updating`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t saved' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText('There’s no page at this address')).toBeHidden();
  });
});

test('a first visit caches only that page and its resources', async ({ page, host }) => {
  await visitUntilCached(page, host.url, path);
  // The page again, not a second one.
  await visitUntilCached(page, host.url, path);
  const readPaths = async () => (await readCachedPaths(page))[firstBuild] ?? [];
  // Whether a browser requests the icon through the worker differs between versions.
  await expect
    .poll(async () => (await readPaths()).filter((name) => !/\/_next\/|\.txt$|^\/icon\.svg$/.test(name)).sort())
    .toEqual(['/404', path, `${path}.md`]);
  await settle(page);
  const scripts = (await readPaths()).filter((name) => name.includes('/_next/static/scripts/'));
  expect(scripts.filter((name) => name.includes('/show-values-'))).toHaveLength(1);
  expect(scripts.filter((name) => /doctor|planner|builder|webhook|engine/.test(name))).toEqual([]);
});

test('nothing but visited pages is saved if the reader saves data', async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  // Both pages without the app, which a reader's first sign starts.
  for (const address of [path, '/lite/installation/docker']) {
    await page.goto(host.url + address);
    await expect.poll(async () => (await readCachedPaths(page))[firstBuild] ?? []).toContain(address);
  }
  await page.waitForLoadState('networkidle');
  const paths = (await readCachedPaths(page))[firstBuild] ?? [];
  expect(paths.filter((name) => name.endsWith('.css')).length).toBeGreaterThan(0);
  const others = paths.filter(
    (name) => !/\.(?:css|woff2|svg)$|\/(?:early-script|service-worker-control|cache-name)-[^/]+\.js$/.test(name),
  );
  expect(others.sort()).toEqual(['/lite/installation/docker', path]);
  expect(host.requestedPaths.filter((name) => /\.md$|^\/search|show-values/.test(name))).toEqual([]);
});

test('saving can be stopped, and resumes after a failure; all pages open and change offline, and can be removed', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000);
  await visitUntilCached(page, host.url, '/offline');
  const save = page.getByRole('button', { name: 'Save all for offline' });

  await test.step('saving can be stopped, reports failures, and resumes', async () => {
    await expect(page.getByText(/All pages take \d+ MB on this device\./)).toBeVisible();
    await save.click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/^All pages take/)).toBeVisible();
    host.cut(/openapi\.json$/);
    await save.click();
    await expect(page.getByText(/^The copy is incomplete\./)).toBeVisible({ timeout: 60_000 });
    host.cut(null);
    await save.click();
    await expect(page.getByText(/^All pages are saved in this browser: \d+ MB\./)).toBeVisible({ timeout: 90_000 });
  });

  host.cut(everything);
  await test.step('pages open and change offline', async () => {
    for (const pagePath of sampleOf(pagePaths, 5)) {
      await page.goto(host.url + pagePath);
      await expect(page.locator('main .prose')).toBeVisible();
      await expect(page).toHaveURL(host.url + pagePath);
    }
    const unknown = await page.goto(`${host.url}/no-such-page`);
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await visit(page, `${host.url}/lite/`);
    const documents = recordDocuments(page);
    await sidebarLink(page, 'Updating').click();
    await expect(headingOf(page)).toHaveText('Update Mixpost Lite');
    expect(documents, 'documents loaded by a page change').toEqual([]);
  });

  await test.step('the pages can be removed', async () => {
    await page.goto(`${host.url}/offline`);
    await page.getByRole('button', { name: 'Remove the offline copy' }).click();
    await expect(save).toBeVisible();
    // The worker may open a cache for the current page, but without a network it puts nothing there.
    expect(Object.values(await readCachedPaths(page)).flat()).toEqual([]);
  });
});
