import { expect, type Page } from '@playwright/test';
import { disablePrefetch, payloadRequest, recordDocuments, sidebarLink } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';
import { hydrate, movePointer } from './support/hydrated';
import { violationsIn, violationsOf } from './support/violations';
import { visitUntilIdle } from './support/visit';

/** Opens a page that prefetches nothing, so a page change requests its payload. */
async function openWithoutPrefetch(page: Page, path: string): Promise<void> {
  await disablePrefetch(page);
  await visitUntilIdle(page, path);
}

/** Changes the payload of a page. */
async function changePayload(page: Page, path: string, change: (payload: string) => string): Promise<void> {
  await page.route(payloadRequest(path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const missingChunk = (payload: string) =>
  payload.replace(/(I\[\d+,\[)[^\]]*(\],"StaticHtml"\])/, '$1"/_next/static/chunks/gone.js"$2');
const missingComponent = (payload: string) => payload.replaceAll('"StaticHtml"]', '"NoSuchPart"]');

const crashHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed.' });

test("a page whose chunk can't be loaded is reloaded once, with a log message; then its error page reloads it", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await openWithoutPrefetch(page, '/lite/');
  const loads = recordDocuments(page);
  await changePayload(page, '/lite/updating', missingChunk);
  await sidebarLink(page, 'Updating').click();
  // The bundler's runtime requests the chunk twice more before it gives up.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  expect(loads).toEqual(['/lite/updating']);
  expect(logged.join('\n')).toContain('the page is being reloaded');

  await hydrate(page);
  await sidebarLink(page, 'Overview').click();
  await expect(page).toHaveURL(/\/lite\/$/);
  await sidebarLink(page, 'Updating').click();
  await expect(crashHeading(page)).toBeVisible();
  expect(loads).toEqual(['/lite/updating']);
  await expect(page.locator('main')).toContainText('Failed to load chunk');

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  expect(loads).toEqual(['/lite/updating', '/lite/updating']);
});

test.describe('a page that crashes', () => {
  test.beforeEach(async ({ page }) => {
    await openWithoutPrefetch(page, '/lite/');
    await changePayload(page, '/lite/updating', missingComponent);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await sidebarLink(page, 'Updating').click();
    await expect(crashHeading(page)).toBeVisible();
  });

  test('shows the error inside the layout, at the top, and can be left with a link', async ({ page }) => {
    await expect(crashHeading(page)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle('This page crashed.');
    await expect(page.locator('main pre')).not.toBeEmpty();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(crashHeading(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle('This page crashed.');
  });

  test('recovers with "Try again" once the problem is gone', async ({ page }) => {
    await page.unroute(payloadRequest('/lite/updating'));
    const loads = recordDocuments(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
    await expect(page).toHaveTitle(/Updat/);
    expect(loads).toEqual([]);
  });
});

/** Makes the layout of the next page throw once React renders it. */
async function breakLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    Object.assign(window, {
      addEventListener: (name: string, listener: EventListener, options?: AddEventListenerOptions) => {
        if (name === 'route-start') {
          throw new Error('The layout broke.', { cause: new Error('On purpose.') });
        }
        listen(name, listener, options);
      },
    });
  });
}

test("a layout that crashes shows only the error, in the reader's theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await breakLayout(page);
  await page.goto('/lite/');
  await page.evaluate(movePointer);
  await expect(crashHeading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('main pre')).toHaveText('The layout broke.\n\nCause:\nOn purpose.');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveCSS('padding-top', '0px');
  expect(await violationsIn(page)).toEqual([]);
});
