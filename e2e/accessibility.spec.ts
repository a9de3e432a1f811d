import { expect, test } from '@playwright/test';
import { pagePaths } from './support/built-site';
import { violationsOf } from './support/violations';

for (const width of [360, 1280]) {
  for (const theme of ['dark', 'light']) {
    test(`no page has an accessibility fault at ${width} px in ${theme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      // Colours are measured at rest.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of [...pagePaths, '/no-such-page', '/lite/configuration/']) {
        await page.goto(path);
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        expect.soft(await violationsOf(page), path).toEqual([]);
      }
    });
  }
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of pagePaths) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});
