import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { htmlOf, pagePaths } from './support/built-site';
import { waitUntilLaidOut } from './support/laid-out';
import { overflowOf } from './support/overflow';
import { byTurns, sampleOf } from './support/samples';
import { shiftsOf } from './support/shifts';
import { blockedWorkerMessage, visit } from './support/visit';

const pathsWith = (html: string) => pagePaths.filter((path) => htmlOf(path).includes(html));

const missing = '/no-such';

/** Pages with and without tables and diagrams, and an address without a page. */
const paths = [
  ...new Set([
    missing,
    ...sampleOf(pagePaths, 12),
    ...sampleOf(pathsWith('<table'), 10),
    ...sampleOf(pathsWith('data-zoom'), 10),
  ]),
];

/**
 * Returns the visible tables by their heads: how far each extends beyond its frame in pixels, whether its cells are
 * stacked, and how many columns are hidden behind its edge.
 */
const tablesOf = (page: Page) =>
  page.locator('main .table:visible').evaluateAll((frames) =>
    frames.map((frame) => {
      const heads = [...frame.querySelectorAll('th')];
      const edge = frame.getBoundingClientRect().right;
      return {
        name: heads.map((head) => head.textContent).join(' | '),
        columns: heads.length,
        isStacked: frame.matches(':is(.fields, .stacked) *'),
        beyond: frame.scrollWidth - frame.clientWidth,
        hidden: heads.filter((head) => head.getBoundingClientRect().left > edge - 48).length,
      };
    }),
  );

/** Returns the texts in diagrams that a line crosses, so that readers can't read them. */
const crossedTextsOf = (page: Page) =>
  page.locator('[data-zoom] svg[role=img]:visible').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const points = [...drawing.querySelectorAll<SVGPathElement>('path')].flatMap((line) =>
        Array.from({ length: Math.ceil(line.getTotalLength() / 2) }, (_, step) => line.getPointAtLength(step * 2)),
      );
      // The box of a text includes space above and below its letters. An outline hides lines behind a text.
      return [...drawing.querySelectorAll<SVGTextElement>('text')]
        .filter((text) => !getComputedStyle(text).paintOrder.startsWith('stroke'))
        .filter((text) => {
          const { x, y, width, height } = text.getBBox();
          return points.some(
            (point) => point.x > x && point.x < x + width && point.y > y + height * 0.25 && point.y < y + height * 0.85,
          );
        })
        .map((text) => text.textContent);
    }),
  );

/** Returns the elements that are wider than a printed sheet. The padding of code may be. */
const beyondSheetOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not(.fields i)')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 6)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Records what pages log and request from other sites. */
function recordErrors(page: Page, baseURL = ''): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isExpected = message.text() === blockedWorkerMessage || message.location().url.endsWith(missing);
    if (!isExpected && (message.type() === 'error' || message.type() === 'warning')) {
      errors.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL)) {
      errors.push(`${page.url()} requests ${request.url()}`);
    }
  });
  return errors;
}

for (const [index, { width, theme }] of [
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
].entries()) {
  test(`pages load at ${width} px in ${theme} without errors and layout shifts, and fit phones, desktops, and paper`, async ({
    baseURL,
    page,
  }) => {
    test.setTimeout(600_000);
    const errors = recordErrors(page, baseURL);
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const path of byTurns(paths, index, 2)) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      expect.soft(await shiftsOf(page), path).toEqual([]);
      await waitUntilLaidOut(page);

      await page.setViewportSize({ width: 1280, height: 800 });
      expect
        .soft(
          (await tablesOf(page)).filter(({ beyond }) => beyond > 0),
          `${path} on a desktop`,
        )
        .toEqual([]);
      expect.soft(await crossedTextsOf(page), path).toEqual([]);

      for (const narrow of [320, 360, 412]) {
        await page.setViewportSize({ width: narrow, height: 800 });
        expect.soft(await overflowOf(page), `${path} at ${narrow} px`).toBeLessThanOrEqual(0);
        expect.soft(await crossedTextsOf(page), `${path} at ${narrow} px`).toEqual([]);
        const cut = (await tablesOf(page)).filter(
          // The columns after a name explain it. If they're out of view, readers only see a list of names.
          ({ isStacked, beyond, columns, hidden }) =>
            isStacked ? beyond > 0 : narrow === 360 && columns <= 3 && hidden > 0,
        );
        expect.soft(cut, `${path} at ${narrow} px`).toEqual([]);
      }

      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 658, height: 900 });
      expect.soft(await beyondSheetOf(page), `${path} on paper`).toEqual([]);
      await page.emulateMedia({ media: null });
    }
    expect(errors).toEqual([]);
  });
}

test('shiftsOf finds a layout shift', async ({ page }) => {
  await page.goto('/lite/');
  await waitUntilLaidOut(page);
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('p'), { textContent: 'Late' });
    document.querySelector('main h1')?.before(late);
  });
  expect(await shiftsOf(page)).not.toEqual([]);
});
