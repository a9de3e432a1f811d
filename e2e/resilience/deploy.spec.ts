import { expect, test } from '@playwright/test';
import { hasHydrated, turnToLink } from '@/e2e/support/hydrated';
import { start, visitAtRest } from '@/e2e/support/visit';
import { changeTo, documentsOf, expectTitle, fetchNothingAhead, sidebarLink } from './support';

test('a payload of another deploy: the app does not start, and links load whole pages', async ({ page }) => {
  await page.route('**/lite/updating.txt', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/("data-deploy":")./, '$1-');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/lite/updating');
  const documents = documentsOf(page);
  await page.evaluate(turnToLink);
  await page.waitForTimeout(800);
  expect(await hasHydrated(page)).toBe(false);
  expect(documents).toEqual([]);
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
  expect(documents).toEqual(['/lite/installation/docker']);
  await start(page);
});

test('a payload of another deploy for the next page: it is shown by loading it whole', async ({ page }) => {
  await fetchNothingAhead(page);
  await visitAtRest(page, '/lite/');
  const documents = documentsOf(page);
  await page.route(changeTo('/lite/updating'), async (route) => {
    const answer = await route.fetch();
    // Next compares the build's own id, which is at the start of a payload.
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
