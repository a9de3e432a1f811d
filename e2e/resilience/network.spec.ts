import { expect } from '@playwright/test';
import { holdRequests } from '@/e2e/support/hold-requests';
import { hasHydrated, movePointer } from '@/e2e/support/hydrated';
import { disablePrefetch, expectTitle, payloadRequest, recordDocuments, sidebarLink } from '@/e2e/support/page-changes';
import { settle } from '@/e2e/support/settled';
import { test } from '@/e2e/support/test';
import { visitUntilIdle } from '@/e2e/support/visit';

test.beforeEach(({ page }) => disablePrefetch(page));

test('loads the document once if only half of the payload arrives', async ({ page }) => {
  await visitUntilIdle(page, '/lite/');
  const documents = recordDocuments(page);
  await page.route(payloadRequest('/lite/updating'), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  });
  await sidebarLink(page, 'Updating').click();
  await expectTitle(page, /Updat/);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(documents).toEqual(['/lite/updating']);
});

test('a page is readable while its own payload is truncated, and starts once the payload is complete', async ({
  page,
}) => {
  await page.route('**/lite/updating.txt', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  });
  await page.goto('/lite/updating');
  const refusal = page.waitForEvent('console', (message) =>
    message.text().startsWith("Client-side navigation didn't start"),
  );
  await page.evaluate(movePointer);
  await refusal;
  await expectTitle(page, /Updat/);
  expect(await hasHydrated(page)).toBe(false);
  await page.unroute('**/lite/updating.txt');
  await expect
    .poll(async () => {
      await page.evaluate(movePointer);
      return hasHydrated(page);
    })
    .toBe(true);
});

test('shows the page that was clicked last if an earlier response is slow', async ({ page }) => {
  await visitUntilIdle(page, '/lite/');
  const release = await holdRequests(page, payloadRequest('/lite/updating'));
  await sidebarLink(page, 'Updating').click();
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await settle(page);
  await expectTitle(page, /Docker/);
  await expect(page).toHaveURL(/docker$/);
});
