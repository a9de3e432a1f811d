import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { pagePaths } from './support/built-site';
import { byTurns, sampleOf } from './support/samples';
import { violationsOf } from './support/violations';

const states = [360, 1280].flatMap((width) =>
  ['dark', 'light', 'forced colors', 'print'].map((theme) => ({ width, theme })),
);
const paths = ['/no-such-page', '/lite/configuration/', ...sampleOf(pagePaths, 14)];

for (const [index, { width, theme }] of states.entries()) {
  test(`pages have no accessibility violations at ${width} px in ${theme}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    // Measures colors without running transitions.
    await page.emulateMedia({
      media: theme === 'print' ? 'print' : 'screen',
      reducedMotion: 'reduce',
      forcedColors: theme === 'forced colors' ? 'active' : 'none',
    });
    for (const path of byTurns(paths, index, states.length)) {
      await page.goto(path);
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value === 'light' ? 'light' : 'dark';
      }, theme);
      expect.soft(await violationsOf(page), path).toEqual([]);
    }
  });
}

test('violationsOf finds a button without a name', async ({ page }) => {
  await page.goto('/lite/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await violationsOf(page, 'main')).join()).toContain('button-name');
});
