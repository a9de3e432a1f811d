import { expect, test } from '@playwright/test';

test('a search from the home page leads to the page that answers it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('SQLSTATE[HY000] [1130] Host is not allowed to connect to this MySQL server');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator('main ol > li').first()).toContainText('is not allowed to connect to this MySQL server');
});

test('results follow what is typed, and so does the address', async ({ page }) => {
  await page.goto('/search?q=docker');
  await expect(page.locator('main ol > li').first().getByRole('link').first()).toHaveText('Install Lite with Docker');
  await page.getByRole('searchbox').fill('webhook');
  await expect(page.locator('main ol > li').first()).toContainText('Webhook');
  await expect(page).toHaveURL(/q=webhook$/);
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL(/\/search$/);
});

test('a search without a hit says what to try', async ({ page }) => {
  await page.goto('/search?q=zzzz');
  await expect(page.getByRole('heading', { name: 'No results for “zzzz”' })).toBeVisible();
  await expect(page.getByText('Try searching for')).toBeVisible();
});

test('a fetch that fails says so, and can be tried again', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/search?q=docker');
  await expect(page.getByRole('heading', { name: 'Unable to fetch results' })).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute('**/search-index.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Install Lite with Docker' })).toBeVisible();
});

test('hostile queries are text and nothing else', async ({ page }) => {
  const queries = [
    '<script>window.hit=1</script>',
    '<img src=x onerror="window.hit=1">',
    '%E0%A4%A',
    '\u202Eabc',
    '!!!',
  ];
  for (const query of queries) {
    await page.goto(`/search?q=${query === '%E0%A4%A' ? query : encodeURIComponent(query)}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  }
});

test('an unknown address proposes the nearest pages and fills the search box', async ({ page }) => {
  const answer = await page.goto('/lite/instalation/docker-compose');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('listitem').filter({ hasText: '/lite/installation/docker' }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('lite instalation docker compose');
});

test('browsers are offered the search', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="search"]').getAttribute('href');
  const text = await (await request.get(href ?? '')).text();
  expect(text).toMatch(/<Url type="text\/html" template="https:\/\/[^"]*\/search\?q=\{searchTerms\}"\/>/);
});
