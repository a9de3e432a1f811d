import { expect, type Page } from '@playwright/test';
import { gtmId, test } from '@/e2e/support/configured-site';
import { watchPolicy } from '@/e2e/support/policy-violations';
import { start, visit, visitAtRest } from '@/e2e/support/visit';

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });

/** Records the requests to other sites, and responds to those for the container. */
async function watch(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) {
      asked.push(request.url());
    }
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.loadedContainer = true;' }),
  );
  return asked;
}

const container = `https://www.googletagmanager.com/gtm.js?id=${gtmId}`;

test.describe('the tag manager', () => {
  test('is asked about, and nothing loads before the answer', async ({ page, baseURL }) => {
    const asked = await watch(page, baseURL);
    await visitAtRest(page, '/lite/');
    await expect(bar(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('loads once it is allowed, and on the next load without a question', async ({ context, page, baseURL }) => {
    const violations = await watchPolicy(context);
    const asked = await watch(page, baseURL);
    await visit(page, '/lite/');
    await bar(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => asked).toEqual([container]);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await start(page);
    await expect.poll(() => asked).toEqual([container, container]);
    await expect(bar(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => Array.isArray((window as { dataLayer?: unknown }).dataLayer)))
      .toBe(true);
    expect(violations).toEqual([]);
  });

  test('never loads once it is declined', async ({ page, baseURL }) => {
    const asked = await watch(page, baseURL);
    await visit(page, '/lite/');
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await expect(bar(page)).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(bar(page)).toBeHidden();
    expect(asked).toEqual([]);
  });

  test('is gone from the page as soon as consent is revoked', async ({ page, baseURL }) => {
    const asked = await watch(page, baseURL);
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
    expect(asked).toEqual([container]);
  });

  test('never loads under Global Privacy Control', async ({ page, baseURL }) => {
    const asked = await watch(page, baseURL);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('consent', 'granted');
    });
    await visitAtRest(page, '/lite/');
    await expect(bar(page)).toBeHidden();
    expect(asked).toEqual([]);
    await footerButton(page).click();
    await expect(bar(page)).toContainText('Global Privacy Control');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(footerButton(page)).toBeFocused();
  });

  test('covers no link that takes the focus', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, '/lite/');
    await expect(bar(page)).toBeVisible();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const [link, cover] = await Promise.all([last.boundingBox(), bar(page).boundingBox()]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
  });
});
