import { expect, type Page, test } from '@playwright/test';
import { pagePaths } from './support/built-site';
import { sampleOf } from './support/samples';
import { start } from './support/visit';

/** The requests by which pages are fetched ahead, as `method path`, and what they weigh. */
function watch(page: Page) {
  const asked: string[] = [];
  const weights: Promise<number>[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Without a query, a page asks for its own payload.
    if (request.method() === 'HEAD' || /\/__next\./.test(pathname) || (pathname.endsWith('.txt') && search)) {
      asked.push(`${request.method()} ${pathname}`);
    }
  });
  page.on('requestfinished', (request) => {
    if (asked.includes(`${request.method()} ${new URL(request.url()).pathname}`)) {
      const weight = request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize);
      // Of the last ones, a test may end before it is told.
      weights.push(weight.catch(() => 0));
    }
  });
  const pagesOf = () => asked.filter((line) => line.includes('__PAGE__'));
  const bytes = async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  return { asked, bytes, pagesOf };
}

/** Starts a page, and waits until nothing has been fetched for a while. */
async function settle(page: Page): Promise<void> {
  await start(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1200);
  await page.waitForLoadState('networkidle');
}

async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

test('a page fetches the next page first, and the pages around it', async ({ page }) => {
  const { pagesOf } = watch(page);
  await page.goto('/lite/installation/docker');
  await settle(page);
  expect(pagesOf().length).toBeGreaterThan(1);
  expect(pagesOf()[0]).toContain('/lite/installation/manual/');
  expect(pagesOf()[1]).toContain('GET /lite/__next');
});

test('no page fetches more than 30 requests and 60 KB ahead', async ({ page }) => {
  test.setTimeout(900_000);
  // Each takes seconds, until all that is fetched ahead has come.
  for (const path of sampleOf(pagePaths, 8)) {
    const tab = await page.context().newPage();
    const { asked, bytes } = watch(tab);
    await tab.goto(path);
    await settle(tab);
    expect.soft(asked.length, path).toBeLessThanOrEqual(30);
    expect.soft(await bytes(), path).toBeLessThanOrEqual(60_000);
    await tab.close();
  }
});

for (const [name, connection] of [
  ['data saving', { saveData: true }],
  ['2g', { effectiveType: '2g' }],
  ['slow 2g', { effectiveType: 'slow-2g' }],
] as const) {
  test(`with ${name} nothing is fetched ahead, and links work`, async ({ page }) => {
    await setConnection(page, connection);
    const { asked } = watch(page);
    await page.goto('/lite/');
    await settle(page);
    const link = page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name: 'Updating' });
    await link.hover();
    await link.focus();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  });
}

for (const [how, act] of [
  ['a pointer', (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first().hover()],
  ['the keyboard', (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first().focus()],
  [
    'a finger',
    (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first().dispatchEvent('touchstart'),
  ],
] as const) {
  test(`${how} on a link fetches its page, once`, async ({ page }) => {
    const { pagesOf } = watch(page);
    await page.goto('/lite/');
    await settle(page);
    const href = await page.locator('main').evaluate((main) => {
      // Far below the window, so that it is not in view.
      const space = document.createElement('div');
      space.style.height = '5000px';
      const link = document.createElement('a');
      link.setAttribute('href', '/troubleshooting');
      link.textContent = 'Troubleshooting';
      main.append(space, link);
      return link.getAttribute('href') ?? '';
    });
    const before = pagesOf().filter((line) => line.includes('/troubleshooting/')).length;
    expect(before).toBe(0);
    await act(page, href);
    await expect.poll(() => pagesOf().filter((line) => line.includes('/troubleshooting/')).length).toBe(1);
    await page.locator('h1').hover();
    await act(page, href);
    await page.waitForTimeout(500);
    expect(pagesOf().filter((line) => line.includes('/troubleshooting/')).length).toBe(1);
  });
}

test('a pointer that only passes over links fetches nothing', async ({ page }) => {
  await page.goto('/lite/');
  await settle(page);
  const { asked } = watch(page);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href="/troubleshooting"]')) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});

test('what was fetched ahead is there at once, without another request', async ({ page }) => {
  await page.goto('/lite/');
  await settle(page);
  const link = page.locator('main a[rel=next]');
  const { asked } = watch(page);
  await link.click();
  await expect(page).toHaveURL(/\/lite\/installation\/docker$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Docker/);
  expect(asked.filter((line) => line.includes('/lite/installation/docker'))).toEqual([]);
});
