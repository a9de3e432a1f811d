import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('on a large screen, the sample starts next to the title and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/api/tags/create', '/api/posts/create', '/api/analytics/get']) {
    await page.goto(path);
    const sample = page.locator('.samples pre').first();
    await expect(sample).toBeInViewport({ ratio: 0.5 });
    const responses = page.getByText('200 OK').first();
    await responses.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect(sample).toBeInViewport({ ratio: 0.5 });
    const [left, right] = [await responses.boundingBox(), await sample.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0), path).toBeLessThan(right?.x ?? 0);
  }
});

test('below 1280 px, the samples come after the fields, and a bar leads to them', async ({ page }) => {
  for (const width of [390, 1279]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/posts/create');
    const bar = page.getByRole('link', { name: 'Code samples' });
    const sample = page.getByRole('complementary', { name: 'Samples' }).locator('pre').first();
    await expect(page.getByRole('heading', { name: 'Request', exact: true })).toBeInViewport();
    await expect(bar, `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(sample).not.toBeInViewport();
    await bar.click();
    await expect(sample).toBeInViewport();
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('link', { name: 'Code samples' })).toBeHidden();
});

test('a menu switches between the examples of a body, and the choice is kept', async ({ page }) => {
  await page.goto('/api/posts/create');
  const menu = page.getByRole('combobox', { name: 'Example' });
  await menu.selectOption('Publish now');
  await expect(page.locator('.rail pre:visible')).toContainText('"schedule_now": true');
  await page.reload();
  await expect(menu).toHaveValue('publish-now');
  await expect(page.locator('.rail pre:visible')).toContainText('"schedule_now": true');
});
