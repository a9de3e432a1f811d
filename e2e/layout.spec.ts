import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { pagePaths } from './support/built-site';
import { overflowOf } from './support/overflow';

/** Pages of every type: an entry page, an index, steps, tables, dozens of headings, and an address without a page. */
const samplePaths = [
  '/',
  '/lite/',
  '/lite/installation/docker',
  '/server',
  '/troubleshooting',
  '/search?q=redis',
  '/no-such',
];

test('the first command of an installation is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const guides = pagePaths.filter((path) => /^\/quick-start$|\/installation\/./.test(path));
  expect(guides).toHaveLength(10);
  for (const path of guides) {
    await page.goto(path);
    const line = page.locator('main pre:visible .line').first();
    const box = await line.boundingBox();
    expect.soft((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0), path).toBeLessThan(800);
  }
});

test('text at twice the size fits phones and desktops', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of samplePaths) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [320, 640, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('body text has a contrast of at least 7 to 1 in both themes', async ({ page }) => {
  await page.goto('/lite/installation/docker');
  for (const theme of ['dark', 'light']) {
    const contrast = await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const luminanceOf = (color: string) => {
        if (!canvas) {
          return 0;
        }
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const value = part / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const background = luminanceOf(getComputedStyle(document.body).backgroundColor);
      return [...document.querySelectorAll('.prose :is(p, li, td)')].map((element) => {
        const text = luminanceOf(getComputedStyle(element).color);
        return (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05);
      });
    }, theme);
    expect(contrast.length).toBeGreaterThan(20);
    expect(Math.min(...contrast), theme).toBeGreaterThanOrEqual(7);
  }
});
