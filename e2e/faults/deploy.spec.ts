import { expect, type Page, test } from '@playwright/test';
import { hasHydrated } from '@/e2e/support/hydrated';
import { start, visitAtRest } from '@/e2e/support/visit';
import { changeTo, documentsOf, expectTitle, fetchNothingAhead, sidebarLink } from './support';

/** The chunks that the page of results needs beyond those of another page. */
async function chunksOfSearch(page: Page): Promise<string[]> {
  const chunksIn = async (path: string) =>
    new Set((await (await page.request.get(path)).text()).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));
  const [search, other] = [await chunksIn('/search'), await chunksIn('/lite/')];
  return [...search].filter((chunk) => !other.has(chunk));
}

async function goToSearch(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/search?q=redis';
    link.textContent = 'Find it';
    main.prepend(link);
  });
  await page.getByRole('link', { name: 'Find it' }).click();
}

test('a chunk that a deploy has deleted: the next page is loaded whole, from the new deploy', async ({ page }) => {
  await fetchNothingAhead(page);
  await visitAtRest(page, '/lite/');
  const gone = await chunksOfSearch(page);
  expect(gone.length).toBeGreaterThan(0);
  const documents = documentsOf(page);
  let isOld = true;
  await page.route(
    (url) => gone.includes(url.pathname),
    (route) => (isOld ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()),
  );
  page.on('request', (request) => {
    // The page that is loaded belongs to the new deploy, which has its chunks.
    isOld &&= !request.isNavigationRequest();
  });
  await goToSearch(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/redis|Search/);
  await expect.poll(() => hasHydrated(page)).toBe(true);
  expect(documents).toEqual(['/search']);
});

test('a chunk that stays away: the page is loaded again once, and then says so', async ({ page }) => {
  await fetchNothingAhead(page);
  await visitAtRest(page, '/lite/');
  const gone = await chunksOfSearch(page);
  const documents = documentsOf(page);
  await page.route(
    (url) => gone.includes(url.pathname),
    (route) => route.fulfill({ status: 404, body: 'Not found' }),
  );
  await goToSearch(page);
  // Each chunk is asked for twice more by the bundler's runtime, in both documents.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.', { timeout: 15_000 });
  await expect(page.getByRole('main')).toContainText('Failed to load chunk');
  await expect(page.getByRole('main')).toContainText('A part of it did not arrive.');
  await page.keyboard.press('Shift');
  await page.mouse.move(200, 200);
  await page.waitForTimeout(1500);
  expect(documents).toEqual(['/search', '/search']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lite' }).click();
  await expectTitle(page, /Lite/);
});

test('a payload of another deploy: the page stays as it is, and is loaded anew at a wish of its reader', async ({
  page,
}) => {
  let isMixed = true;
  await page.route('**/lite/updating.txt', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/("data-deploy":")./, '$1-');
    await (isMixed ? route.fulfill({ response: answer, body: text }) : route.fulfill({ response: answer }));
  });
  await page.goto('/lite/updating');
  const documents = documentsOf(page);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(800);
  expect(await hasHydrated(page)).toBe(false);
  expect(documents).toEqual([]);
  page.on('request', (request) => {
    isMixed &&= !request.isNavigationRequest();
  });
  await page.locator('[data-copy]').first().click();
  await expect.poll(() => documents).toEqual(['/lite/updating']);
  await page.waitForLoadState();
  await start(page);
});

test('a payload of another deploy for the next page: it is shown by loading it whole', async ({ page }) => {
  await fetchNothingAhead(page);
  await visitAtRest(page, '/lite/');
  const documents = documentsOf(page);
  await page.route(changeTo('/lite/updating'), async (route) => {
    const answer = await route.fetch();
    // Next compares the build's own id, which stands at the head of a payload.
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"b":"[^"]*"/, '"b":"another-build"'),
    });
  });
  await sidebarLink(page, 'Updating').click();
  await expectTitle(page, /Updat/);
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('a page that is older than the deploy, with none of its files: it reads, and its links lead on', async ({
  page,
}) => {
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/lite/');
  await page.mouse.move(300, 300);
  await page.waitForTimeout(500);
  await sidebarLink(page, 'Updating').click();
  await expectTitle(page, /Updat/);
});
