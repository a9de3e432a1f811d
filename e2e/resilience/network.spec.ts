import { expect, test } from '@playwright/test';
import { hasHydrated, turnToLink } from '@/e2e/support/hydrated';
import { start, visitAtRest } from '@/e2e/support/visit';
import { changeTo, documentsOf, expectTitle, fetchNothingAhead, sidebarLink } from './support';

test.beforeEach(({ page }) => fetchNothingAhead(page));

for (const share of [0.1, 0.5, 0.9]) {
  test(`a payload of which ${share * 100} % come: the page is loaded whole, once`, async ({ page }) => {
    await visitAtRest(page, '/lite/');
    const documents = documentsOf(page);
    await page.route(changeTo('/lite/updating'), async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.slice(0, text.length * share) });
    });
    await sidebarLink(page, 'Updating').click();
    await expectTitle(page, /Updat/);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(documents).toEqual(['/lite/updating']);
  });
}

test('the own payload of a page that is cut off: the page reads, and starts once it comes whole', async ({ page }) => {
  await page.route('**/lite/updating.txt', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  });
  await page.goto('/lite/updating');
  await page.evaluate(turnToLink);
  await page.waitForTimeout(500);
  await expectTitle(page, /Updat/);
  expect(await hasHydrated(page)).toBe(false);
  await page.unroute('**/lite/updating.txt');
  await start(page);
});

test('the network gone in the middle of a change of page: the page can be had again when it is back', async ({
  page,
  context,
}) => {
  await visitAtRest(page, '/lite/');
  await page.route(changeTo('/lite/updating'), async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await sidebarLink(page, 'Updating').click();
  await page.waitForTimeout(800);
  await context.setOffline(false);
  await page.unroute(changeTo('/lite/updating'));
  await page.goto('/lite/updating');
  await expectTitle(page, /Updat/);
});

test('slow answers: the page before stays, the bar shows that something comes, and it comes', async ({ page }) => {
  await visitAtRest(page, '/lite/');
  const documents = documentsOf(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.route(changeTo('/lite/updating'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await sidebarLink(page, 'Updating').click();
  await expect(page.locator('[data-bar]')).toBeVisible();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  await expectTitle(page, /Updat/);
  await expect(page.locator('[data-bar]')).toHaveCount(0);
  expect(documents).toEqual([]);
});

test('a change of mind while the answer is slow: the page that was asked for last is shown', async ({ page }) => {
  await visitAtRest(page, '/lite/');
  await page.route(changeTo('/lite/updating'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await sidebarLink(page, 'Updating').click();
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
  await page.waitForTimeout(2000);
  await expectTitle(page, /Docker/);
  await expect(page).toHaveURL(/docker$/);
});
