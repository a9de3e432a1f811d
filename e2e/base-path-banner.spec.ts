import { expect, type Page, test } from '@playwright/test';

test.describe('the files of the site', () => {
  const banner = (page: Page) => page.getByRole('alert').filter({ hasText: "didn't load properly" });

  test('below another path than it was built for: a banner names the path that works', async ({
    page,
    baseURL,
    request,
  }) => {
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith('/docs/')) {
        await route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' });
        return;
      }
      const answer = await request.get(new URL(pathname.slice('/docs'.length), baseURL).href);
      await route.fulfill({ status: answer.status(), headers: answer.headers(), body: await answer.body() });
    });
    for (const [path, name] of [
      ['/docs/', 'home'],
      ['/docs/lite/', 'a folder'],
      ['/docs/lite/updating', 'a page'],
      ['/docs/lite/updating.html', 'a file'],
    ] as const) {
      await page.goto(path);
      await expect(banner(page), name).toContainText('NEXT_PUBLIC_BASE_PATH=/docs.');
    }
  });

  test('missing where they belong, as in a tab older than a deploy: nothing is said, and links work', async ({
    page,
  }) => {
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/lite/');
    await page.waitForTimeout(800);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name: 'Updating' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  });

  test('where they belong: nothing is asked', async ({ page }) => {
    const heads: string[] = [];
    page.on('request', (request) => request.method() === 'HEAD' && heads.push(request.url()));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/lite/updating', { waitUntil: 'networkidle' });
    expect(heads).toEqual([]);
    await expect(banner(page)).toHaveCount(0);
  });
});
