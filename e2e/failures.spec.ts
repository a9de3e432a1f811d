import { expect, type Page, test } from '@playwright/test';
import { turnToLink } from './support/hydrated';
import { violationsOf } from './support/violations';
import { start, visitAtRest } from './support/visit';

/** Opens a page that prefetches nothing, so a page change requests its payload. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visitAtRest(page, path);
}

/** Matches the payload request of a page change. When a page is loaded, it requests its own payload without a query. */
const changeTo = (name: string) => new RegExp(`/${name}\\.txt\\?`);

/** Changes the payload of a page. */
async function changePayload(page: Page, name: string, change: (payload: string) => string): Promise<void> {
  await page.route(changeTo(name), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

const missingChunk = (payload: string) =>
  payload.replace(/(I\[\d+,\[)[^\]]*(\],"StaticHtml"\])/, '$1"/_next/static/chunks/gone.js"$2');
const missingComponent = (payload: string) => payload.replaceAll('"StaticHtml"]', '"NoSuchPart"]');

const linkTo = (page: Page, name: string) => page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name });
const crashOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed.' });

/** Records each load of the document. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  return loads;
}

test.describe('a page of which a chunk cannot be loaded', () => {
  test('is logged and loaded whole, once; then it is the error page, whose button loads it again', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await open(page, '/lite/');
    const loads = countLoads(page);
    await changePayload(page, 'lite/updating', missingChunk);
    await linkTo(page, 'Updating').click();
    // The bundler's runtime requests the chunk twice more before it gives up.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/, { timeout: 15_000 });
    expect(loads).toEqual(['/lite/updating']);
    expect(logged.join('\n')).toContain('the whole page is loaded again');

    await start(page);
    await linkTo(page, 'Overview').click();
    await expect(page).toHaveURL(/\/lite\/$/);
    await linkTo(page, 'Updating').click();
    await expect(crashOf(page)).toBeVisible({ timeout: 15_000 });
    expect(loads).toEqual(['/lite/updating']);
    await expect(page.locator('main')).toContainText('Failed to load chunk');

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
    expect(loads).toEqual(['/lite/updating', '/lite/updating']);
  });

  test('does not hinder the others', async ({ page }) => {
    await open(page, '/lite/');
    await changePayload(page, 'lite/updating', missingChunk);
    await linkTo(page, 'Updating').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/, { timeout: 15_000 });
    await start(page);
    const loads = countLoads(page);
    await linkTo(page, 'Docker').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Docker/);
    expect(loads).toEqual([]);
  });
});

test('a payload that cannot be loaded makes the browser load the page', async ({ page }) => {
  await open(page, '/lite/');
  const loads = countLoads(page);
  await page.route(changeTo('lite/updating'), (route) => route.abort());
  await linkTo(page, 'Updating').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  expect(loads).toEqual(['/lite/updating']);
});

test.describe('a page that crashes', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/lite/');
    await changePayload(page, 'lite/updating', missingComponent);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await linkTo(page, 'Updating').click();
    await expect(crashOf(page)).toBeVisible();
  });

  test('is told at the top, however far down the page before was', async ({ page }) => {
    await expect(crashOf(page)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is told inside the layout, with what the error says', async ({ page }) => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle('This page crashed.');
    await expect(page.locator('main pre')).not.toBeEmpty();
  });

  test('has no accessibility violation', async ({ page }) => {
    expect(await violationsOf(page)).toEqual([]);
  });

  test('comes back by its button once the problem is gone', async ({ page }) => {
    await page.unroute(changeTo('lite/updating'));
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
    await expect(page).toHaveTitle(/Updat/);
    expect(loads).toEqual([]);
  });

  test('is left by a link', async ({ page }) => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(crashOf(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle('This page crashed.');
  });
});

test.describe('a layout that crashes', () => {
  for (const theme of ['dark', 'light']) {
    test(`is told alone in the document, in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
        const listen = window.addEventListener.bind(window);
        Object.assign(window, {
          addEventListener: (name: string, listener: EventListener, options?: AddEventListenerOptions) => {
            if (name === 'route-start') {
              throw new Error('The layout broke.', { cause: new Error('On purpose.') });
            }
            listen(name, listener, options);
          },
        });
      }, theme);
      await page.goto('/lite/');
      await page.evaluate(turnToLink);
      await expect(crashOf(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('main pre')).toHaveText('The layout broke.\n\nCause:\nOn purpose.');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.locator('main')).not.toHaveCSS('padding-top', '0px');
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
