import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { waitUntilLaidOut } from './support/laid-out';
import { visit } from './support/visit';

const path = '/lite/installation/docker';
test.use({ viewport: { width: 360, height: 780 } });

/** Returns the visible code blocks of a page whose lines are longer than the frame, and the others. */
async function blocksOf(page: Page) {
  await page.locator('.code:visible [data-wrap]:not([hidden])').first().waitFor();
  // The code font changes the width of lines when it arrives.
  await page.evaluate(() => document.fonts.ready);
  await waitUntilLaidOut(page);
  return page.locator('.code:visible').evaluateAll((blocks) => {
    const isWide = (block: Element) => {
      const frame = block.querySelector('pre');
      return frame !== null && frame.scrollWidth > frame.clientWidth;
    };
    const hasButton = (block: Element) => block.querySelector('[data-wrap]')?.checkVisibility() === true;
    return {
      wide: blocks.filter(isWide).length,
      wideWithButton: blocks.filter((block) => isWide(block) && hasButton(block)).length,
      fitting: blocks.filter((block) => !isWide(block)).length,
      fittingWithButton: blocks.filter((block) => !isWide(block) && hasButton(block)).length,
    };
  });
}

test('only blocks with long lines have a button, also after a page change', async ({ page }) => {
  await visit(page, '/lite/');
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  const { wide, wideWithButton, fitting, fittingWithButton } = await blocksOf(page);
  expect([wide > 2, wideWithButton]).toEqual([true, wide]);
  expect([fitting > 2, fittingWithButton]).toEqual([true, 0]);
});

test('the button wraps the lines and back, Copy still copies them, and it goes when the block fits', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const block = page.locator('.code:visible', { hasText: 'DB_ROOT_PASSWORD' }).first();
  const frame = block.locator('pre');
  const overflow = () => frame.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  const button = block.locator('[data-wrap]');
  await expect(button).toHaveAccessibleName(/^Wrap lines of ./);
  expect(await overflow()).toBeGreaterThan(0);
  const text = (await frame.locator('.line').allTextContents()).join('\n');

  await button.press('Enter');
  await expect(button).toHaveAccessibleName(/^Unwrap lines of ./);
  expect(await overflow()).toBe(0);
  await block.locator('[data-copy]').click();
  await expect(block.locator('[data-copy]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  await button.click();
  await expect(button).toHaveText('Wrap');
  expect(await overflow()).toBeGreaterThan(0);

  const fitting = page.locator('.code:visible:not(:has([data-wrap]:not([hidden])))');
  const narrow = await fitting.count();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => fitting.count()).toBeGreaterThan(narrow);
  const { wide } = await blocksOf(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(fitting).toHaveCount(narrow);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.code:visible [data-wrap]:visible')).toHaveCount(wide);
});

test('a block in a closed tab gets the button when the tab opens', async ({ page }) => {
  await page.goto('/server');
  const hidden = page.locator('[data-closed] .code:has(.line)');
  expect(await hidden.count()).toBeGreaterThan(0);
  await expect(hidden.locator('[data-wrap]')).toHaveCount(0);
  await page.locator('[role="tab"][aria-selected="false"]').first().click();
  await page.locator('[data-panel]:not([data-closed]) .code [data-wrap]:not([hidden])').first().waitFor();
});
