import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: "didn't load properly" });

test('the base path banner names the setting that fixes a site below another path', async ({
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
    const response = await request.get(new URL(pathname.slice('/docs'.length), baseURL).href);
    await route.fulfill({ status: response.status(), headers: response.headers(), body: await response.body() });
  });
  for (const [path, name] of [
    ['/docs/lite/updating', 'a page'],
    ['/docs/none', 'the not-found page'],
  ] as const) {
    await page.goto(path);
    await expect(banner(page), name).toContainText('NEXT_PUBLIC_BASE_PATH=/docs.');
  }
});
