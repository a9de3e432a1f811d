import { expect, type Page } from '@playwright/test';
import { gtmId, test } from '@/e2e/support/configured-site';
import { hydrate } from '@/e2e/support/hydrated';
import { visit, visitUntilIdle } from '@/e2e/support/visit';

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });

/** Records the requests to other sites, and responds to those for the container. */
async function recordExternalRequests(page: Page, baseURL: string | undefined): Promise<string[]> {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) {
      externalRequests.push(request.url());
    }
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.loadedContainer = true;' }),
  );
  return externalRequests;
}

const container = `https://www.googletagmanager.com/gtm.js?id=${gtmId}`;

test.describe('the tag manager', () => {
  test('loads after consent, not before, and on the next page load without asking again', async ({ page, baseURL }) => {
    const externalRequests = await recordExternalRequests(page, baseURL);
    await visitUntilIdle(page, '/lite/');
    await expect(bar(page)).toBeVisible();
    expect(externalRequests).toEqual([]);
    await bar(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => externalRequests).toEqual([container]);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await hydrate(page);
    await expect.poll(() => externalRequests).toEqual([container, container]);
    await expect(bar(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => Array.isArray((window as { dataLayer?: unknown }).dataLayer)))
      .toBe(true);
  });

  test('has a consent bar that covers no focused link, and never loads after consent is declined', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const externalRequests = await recordExternalRequests(page, baseURL);
    await visit(page, '/lite/');
    await expect(bar(page)).toBeVisible();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const [link, cover] = await Promise.all([last.boundingBox(), bar(page).boundingBox()]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await expect(bar(page)).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(bar(page)).toBeHidden();
    expect(externalRequests).toEqual([]);
    await footerButton(page).press('Enter');
    await expect(bar(page)).toContainText('You declined');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(footerButton(page)).toBeFocused();
  });

  test('is removed from the page when consent is revoked', async ({ page, baseURL }) => {
    const externalRequests = await recordExternalRequests(page, baseURL);
    await page.addInitScript(() => localStorage.getItem('consent') ?? localStorage.setItem('consent', 'granted'));
    await visit(page, '/lite/');
    await expect.poll(() => page.evaluate(() => 'loadedContainer' in window)).toBe(true);
    await footerButton(page).press('Enter');
    await expect(bar(page)).toBeFocused();
    const reloaded = page.waitForEvent('load');
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await reloaded;
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'loadedContainer' in window)).toBe(false);
    expect(externalRequests).toEqual([container]);
  });

  test('never loads if Global Privacy Control is on', async ({ page, baseURL }) => {
    const externalRequests = await recordExternalRequests(page, baseURL);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('consent', 'granted');
    });
    await visitUntilIdle(page, '/lite/');
    await expect(bar(page)).toBeHidden();
    expect(externalRequests).toEqual([]);
    await footerButton(page).click();
    await expect(bar(page)).toContainText('Global Privacy Control');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(footerButton(page)).toBeFocused();
  });
});
