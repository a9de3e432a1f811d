import { expect, test } from '@playwright/test';

test('on a large screen, request samples stay next to the fields', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/api/tags/create', '/api/posts/create']) {
    await page.goto(path);
    const samples = page.locator('.samples');
    const responses = page.getByRole('heading', { name: 'Responses' });
    await responses.scrollIntoViewIfNeeded();
    await responses.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect(samples.getByRole('tablist').first()).toBeInViewport();
    const [left, right] = [await responses.boundingBox(), await samples.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0), path).toBeLessThan(right?.x ?? 0);
  }
});

for (const width of [360, 1000, 1279]) {
  test(`at ${width} px, request samples come before the fields`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/tags/create');
    const samples = await page.locator('.samples').boundingBox();
    const request = await page.locator('.request').boundingBox();
    expect((samples?.y ?? 0) + (samples?.height ?? 0)).toBeLessThanOrEqual(request?.y ?? 0);
  });
}
