import { expect, type Page } from '@playwright/test';
import { hydrate } from '@/e2e/support/hydrated';
import { openSearch, waitForAnswer } from '@/e2e/support/open-search';
import { test } from '@/e2e/support/test';

const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const hits = (page: Page) => page.getByRole('main').locator('ol > li');

test('filters narrow the results, are in the URL, and each is a step of the history', async ({ page }) => {
  await page.goto('/search?q=redis');
  await expect(hits(page).first()).toBeVisible();
  const all = await count(page).textContent();
  await page.getByRole('group', { name: 'Edition' }).getByRole('checkbox', { name: 'Pro' }).check();
  await expect(page).toHaveURL(/\/search\?q=redis&edition=pro$/);
  await expect(page.getByRole('checkbox', { name: 'Pro' })).toBeFocused();
  const paths = () =>
    hits(page)
      .locator('h2 a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const sections = async () => new Set((await paths()).map((path) => path.split('/')[1]));
  // A page without an edition belongs to every edition.
  await expect.poll(async () => (await paths()).some((path) => path === '/troubleshooting/queues')).toBe(true);
  expect((await paths()).filter((path) => /^\/(?:lite|enterprise)\//.test(path))).toEqual([]);
  expect((await paths()).some((path) => path.startsWith('/pro/'))).toBe(true);
  await page.getByRole('group', { name: 'Section' }).getByRole('checkbox', { name: 'Troubleshooting' }).check();
  await expect(page).toHaveURL(/\/search\?q=redis&edition=pro&section=Troubleshooting$/);
  await expect.poll(sections).toEqual(new Set(['troubleshooting']));
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Troubleshooting' })).toBeChecked();
  await expect.poll(sections).toEqual(new Set(['troubleshooting']));
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Troubleshooting' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Pro' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Pro' })).not.toBeChecked();
  await expect(count(page)).toHaveText(all ?? 'none');
  await expect(page.getByRole('group', { name: 'Version' })).toHaveCount(0);
});

for (const [name, open] of Object.entries({
  'a page load': (page: Page) => page.goto('/server'),
  'client-side navigation': async (page: Page) => {
    await hydrate(page);
    await hits(page).nth(20).locator('h2 a').click();
  },
})) {
  test(`Back after ${name} restores the results, what More results loaded, and the scroll position`, async ({
    page,
  }) => {
    await page.goto('/search?q=mixpost');
    await page.getByRole('button', { name: 'More results' }).click();
    await expect(hits(page)).toHaveCount(30);
    await expect(hits(page).nth(20).locator('.hit-snippet').first()).toBeVisible();
    await hits(page).nth(20).scrollIntoViewIfNeeded();
    await hits(page).nth(20).hover();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await open(page);
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=mixpost$/);
    await expect(hits(page)).toHaveCount(30);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(scrolled - 100);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBeLessThan(scrolled + 100);
  });
}

test('the same page of several editions is one result, led by the chosen edition', async ({ page }) => {
  await page.goto('/search?q=install+with+docker');
  const docker = hits(page).filter({ hasText: 'with Docker' }).first();
  await expect(docker.locator('h2 a')).toHaveAttribute('href', /^\/[a-z]+\/installation\/docker/);
  await expect(docker.locator('.search-editions a')).toHaveCount(2);
  await expect(docker.locator('.search-editions a').first()).toHaveAttribute('href', /\/installation\/docker/);
  const paths = await hits(page)
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(paths.filter((path) => path.endsWith('/installation/docker'))).toHaveLength(1);
  await openSearch(page, '/enterprise/updating');
  await page.keyboard.type('install with docker');
  await waitForAnswer(page, 'install with docker');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/enterprise\/installation\/docker/);
  await expect(page.getByRole('option', { name: /, Lite edition$/ }).first()).toHaveAttribute(
    'href',
    /^\/lite\/installation\/docker/,
  );
});

test('a filter and a text that change at the same moment both count', async ({ page }) => {
  await page.goto('/search?q=docker');
  await expect(hits(page).first()).toBeVisible();
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
    if (field) {
      field.value += ' image';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    document.querySelector<HTMLInputElement>('fieldset input')?.click();
  });
  await expect(page).toHaveURL(/\/search\?q=docker\+image&edition=lite$/);
  await expect(box(page)).toHaveValue('docker image');
  await expect(page.getByRole('checkbox', { name: 'Lite' })).toBeChecked();
});
