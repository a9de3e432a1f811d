import { expect } from '@playwright/test';
import { hasHydrated, hydrate, movePointer } from '@/e2e/support/hydrated';
import { disablePrefetch, expectTitle, payloadRequest, recordDocuments, sidebarLink } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';
import { visitUntilIdle } from '@/e2e/support/visit';

test("the app doesn't start with a payload from another deploy, and links load documents", async ({ page }) => {
  await page.route('**/lite/updating.txt', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/("data-deploy":")./, '$1-');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/lite/updating');
  const documents = recordDocuments(page);
  const refusal = page.waitForEvent('console', (message) =>
    message.text().startsWith("Client-side navigation didn't start"),
  );
  await page.evaluate(movePointer);
  await refusal;
  expect(await hasHydrated(page)).toBe(false);
  expect(documents).toEqual([]);
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
  expect(documents).toEqual(['/lite/installation/docker']);
  await hydrate(page);
});

test('a page whose payload is from another deploy is loaded as a document', async ({ page }) => {
  await disablePrefetch(page);
  await visitUntilIdle(page, '/lite/');
  const documents = recordDocuments(page);
  await page.route(payloadRequest('/lite/updating'), async (route) => {
    const response = await route.fetch();
    // Next compares the build's own id, which is at the start of a payload.
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"b":"[^"]*"/, '"b":"another-build"'),
    });
  });
  await sidebarLink(page, 'Updating').click();
  await expectTitle(page, /Updat/);
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('a page from an older deploy, whose files are gone, is readable and its links work', async ({ page }) => {
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/lite/');
  await page.mouse.move(300, 300);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await sidebarLink(page, 'Updating').click();
  await expectTitle(page, /Updat/);
});
