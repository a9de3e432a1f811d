import { expect, test } from '@playwright/test';

for (const { theme, shown } of [
  { theme: 'dark', shown: '/mark-dark.svg' },
  { theme: 'light', shown: '/mark.svg' },
]) {
  test(`in ${theme} the foot of the page shows one mark, which leads home`, async ({ page }) => {
    await page.addInitScript((value) => window.localStorage.setItem('theme', value), theme);
    await page.goto('/server');
    const foot = page.getByRole('contentinfo');
    await foot.scrollIntoViewIfNeeded();
    const mark = foot.getByRole('img', { name: 'Mixpost documentation' });
    await expect(mark).toHaveCount(1);
    await expect(mark).toHaveAttribute('src', shown);
    expect(await mark.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(20);
    await mark.click();
    await expect(page).toHaveURL('/');
  });
}
