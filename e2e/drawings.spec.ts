import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { htmlOf, pagePaths } from './support/built-site';
import { waitUntilLaidOut } from './support/laid-out';
import { sampleOf } from './support/samples';

const paths = sampleOf(
  pagePaths.filter((path) => htmlOf(path).includes('data-zoom')),
  12,
);

// A reader can't read a word with a line through it.
test('no line of a diagram crosses its text', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await page.goto(path);
    await waitUntilLaidOut(page);
    const crossedTexts = await page.locator('[data-zoom] svg[role=img]:visible').evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const points = [...drawing.querySelectorAll<SVGPathElement>('path')].flatMap((line) =>
          Array.from({ length: Math.ceil(line.getTotalLength() / 2) }, (_, step) => line.getPointAtLength(step * 2)),
        );
        // The box of a text includes space above and below its letters.
        return [...drawing.querySelectorAll<SVGTextElement>('text')]
          .filter((text) => {
            const { x, y, width, height } = text.getBBox();
            return points.some(
              (point) =>
                point.x > x && point.x < x + width && point.y > y + height * 0.25 && point.y < y + height * 0.85,
            );
          })
          .map((text) => text.textContent);
      }),
    );
    expect.soft(crossedTexts, path).toEqual([]);
  }
});
