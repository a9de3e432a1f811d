import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { scenes, widths } from './scenes';

// Half a pixel for each CSS pixel shows every layout change and keeps the screenshots small.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['dark', 'light']) {
  for (const scene of scenes) {
    for (const width of scene.widths ?? widths) {
      const name = `${scene.name}-${width}-${theme}`;
      test(`${name} matches its screenshot`, async ({ page }) => {
        await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        // The second visit has the fonts.
        await page.goto(scene.path, { waitUntil: 'networkidle' });
        await page.reload({ waitUntil: 'networkidle' });
        await scene.prepare?.(page);
        await expect(page).toHaveScreenshot(`${name}.png`, { scale: 'device', maxDiffPixelRatio: 0.002 });
      });
    }
  }
}
