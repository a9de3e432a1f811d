import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test('the footer shows one logo in each theme, which links to the home page', async ({ page }) => {
  await page.goto('/server');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const logo = footer.getByRole('img', { name: 'Mixpost documentation' });
  for (const [theme, src] of [
    ['dark', '/mark-dark.svg'],
    ['light', '/mark.svg'],
  ] as const) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', src);
    expect(await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(20);
  }
  await logo.click();
  await expect(page).toHaveURL('/');
});
