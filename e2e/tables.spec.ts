import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { htmlOf, pagePaths } from './support/built-site';
import { waitUntilLaidOut } from './support/laid-out';
import { byTurns, sampleOf } from './support/samples';

/**
 * Returns the visible tables by their heads: how far each extends beyond its frame in pixels, and how many columns are
 * hidden behind its edge.
 */
const tablesOf = (page: Page) =>
  page.locator('.prose .table:visible').evaluateAll((frames) =>
    frames.map((frame) => {
      const heads = [...frame.querySelectorAll('th')];
      const edge = frame.getBoundingClientRect().right;
      return {
        name: heads.map((head) => head.textContent).join(' | '),
        columns: heads.length,
        beyond: frame.scrollWidth - frame.clientWidth,
        hidden: heads.filter((head) => head.getBoundingClientRect().left > edge - 48).length,
      };
    }),
  );

const withTables = sampleOf(
  pagePaths.filter((path) => htmlOf(path).includes('<table')),
  30,
);

test('on a desktop, every table shows all of its columns', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of byTurns(withTables, 0, 2)) {
    await page.goto(path);
    await waitUntilLaidOut(page);
    const cut = (await tablesOf(page)).filter(({ beyond }) => beyond > 0);
    expect.soft(cut, path).toEqual([]);
  }
});

// The columns after a name explain it. If they're out of view, readers only see a list of names.
test('on a phone, a table of up to three columns shows a part of each column', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of byTurns(withTables, 1, 2)) {
    await page.goto(path);
    await waitUntilLaidOut(page);
    const cut = (await tablesOf(page)).filter(({ columns, hidden }) => columns <= 3 && hidden > 0);
    expect.soft(cut, path).toEqual([]);
  }
});
