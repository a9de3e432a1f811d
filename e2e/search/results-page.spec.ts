import { expect, type Page } from '@playwright/test';
import { holdRequests } from '@/e2e/support/hold-requests';
import { test } from '@/e2e/support/test';

const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const hits = (page: Page) => page.getByRole('main').locator('ol > li');

test('what is typed replaces the address, finds pages with their sections, and Back leaves the page', async ({
  page,
}) => {
  await page.goto('/lite/updating');
  await page.goto('/search?q=docker');
  await expect(count(page)).toHaveText(/pages found/);
  await box(page).fill('');
  await expect(page).toHaveURL(/\/search$/);
  await box(page).pressSequentially('horizon');
  await expect(page).toHaveURL(/\/search\?q=horizon$/);
  await expect(hits(page).first()).toContainText(/horizon/i);
  const grouped = hits(page)
    .filter({ has: page.locator('ul > li') })
    .first();
  await expect(grouped.getByRole('heading', { level: 2 }).getByRole('link')).toBeVisible();
  await expect(grouped.locator('ul > li a').first()).toHaveAttribute('href', /#/);
  await expect(grouped.locator('mark', { hasText: /horizon/i }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/lite\/updating$/);
});

test('more results come by a press, each once, and the button keeps the focus', async ({ page }) => {
  await page.goto('/search?q=mixpost');
  await expect(hits(page).first()).toBeVisible();
  const total = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  const before = await hits(page).count();
  expect(total).toBeGreaterThan(2 * before);
  const more = page.getByRole('button', { name: 'More results' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(hits(page)).toHaveCount(2 * before);
  await expect(more).toBeFocused();
  let shown = 0;
  while (await more.isVisible()) {
    shown = await hits(page).count();
    await more.press('Enter');
    await expect.poll(() => hits(page).count()).toBeGreaterThan(shown);
  }
  await expect(hits(page)).toHaveCount(total);
  await expect(hits(page).nth(shown).locator('h2 a')).toBeFocused();
  const paths = await hits(page)
    .locator('h2 a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(new Set(paths).size).toBe(paths.length);
});

test('without results it suggests queries, and to search without the filters', async ({ page }) => {
  await page.goto('/search?q=qqzzxx');
  await expect(page.getByText('No results for “qqzzxx”')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'APP_KEY' }).click();
  await expect(box(page)).toHaveValue('APP_KEY');
  await expect(hits(page).first()).toContainText('APP_KEY');
  await page.goto('/search?q=paystack&section=API');
  await page.getByRole('button', { name: 'the same in all sections' }).click();
  await expect(page).toHaveURL(/\/search\?q=paystack$/);
  await expect(hits(page).first()).toContainText(/paystack/i);
});

test('a link keeps the focus when the excerpts arrive', async ({ page }) => {
  const release = await holdRequests(page, '**/search/texts.json*');
  await page.goto('/search?q=docker');
  const link = hits(page).nth(1).getByRole('link').first();
  await link.focus();
  await expect(hits(page).first().locator('.hit-snippet')).toHaveCount(0);
  release();
  await expect(hits(page).first().locator('.hit-snippet').first()).toBeVisible();
  await expect(link).toBeFocused();
});

test('a script or an index that does not arrive is reported, and can be requested again', async ({ page }) => {
  await page.route('**/search/index.json*', (route) => route.abort());
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  await page.goto('/search?q=docker');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unable to fetch resultsYou might want to check your network connection.');
  await page.unroute(/\/_next\/static\/chunks\/.*\.js/);
  // Without a pointer, whose first movement would start the app again, too.
  await alert.getByRole('button', { name: 'Retry' }).dispatchEvent('click');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute('**/search/index.json*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(count(page)).toHaveText(/pages found/);
});

test('what is typed before the scripts have run is searched for', async ({ page }) => {
  const letThrough = await holdRequests(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await box(page).fill('horizon');
  letThrough();
  await expect(hits(page).first()).toContainText(/horizon/i);
  await expect(page).toHaveURL(/q=horizon$/);
});

test('the not-found page suggests similar pages and fills the search field', async ({ page }) => {
  const answer = await page.goto('/lite/instalation/docker-compose');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('listitem').filter({ hasText: '/lite/installation/docker' }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('lite instalation docker compose');
});
