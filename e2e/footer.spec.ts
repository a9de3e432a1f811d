import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

for (const { theme, src } of [
  { theme: 'dark', src: '/mark-dark.svg' },
  { theme: 'light', src: '/mark.svg' },
]) {
  test(`in ${theme}, the footer shows one logo, which links to the home page`, async ({ page }) => {
    await page.addInitScript((value) => window.localStorage.setItem('theme', value), theme);
    await page.goto('/server');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const logo = footer.getByRole('img', { name: 'Mixpost documentation' });
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', src);
    expect(await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(20);
    await logo.click();
    await expect(page).toHaveURL('/');
  });
}
