import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from './support/visit';

const longPage = '/lite/installation/docker';

/** Returns whether the bar is visible, once it has stopped moving. */
async function isVisible(page: Page): Promise<boolean> {
  return page.getByRole('banner').evaluate(async (bar) => {
    await Promise.all(bar.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    return bar.getBoundingClientRect().bottom > 0;
  });
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);
}

test.describe('the navbar', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, longPage);
  });

  test('hides when scrolling down to the end, returns when scrolling up, and stays with the focus', async ({
    page,
  }) => {
    await scrollTo(page, 30);
    await scrollTo(page, 40);
    await expect.poll(() => isVisible(page)).toBe(true);
    await scrollTo(page, 600);
    await expect.poll(() => isVisible(page)).toBe(false);
    await scrollTo(page, 560);
    await expect.poll(() => isVisible(page)).toBe(true);
    await scrollTo(page, 600);
    await scrollTo(page, 1_000_000);
    await expect.poll(() => isVisible(page)).toBe(false);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    await expect.poll(() => isVisible(page)).toBe(true);
    await scrollTo(page, 600);
    await scrollTo(page, 900);
    await expect.poll(() => isVisible(page)).toBe(true);
  });

  test("returns on a jump to an anchor, even twice to the same one, and doesn't cover it", async ({ page }) => {
    const link = page.locator('nav[aria-label="On this page"] a').nth(4);
    const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
    for (const start of [300, 400]) {
      await scrollTo(page, start - 100);
      await scrollTo(page, start);
      await expect.poll(() => isVisible(page)).toBe(false);
      await link.evaluate((element: HTMLElement) => element.click());
      await expect.poll(() => isVisible(page)).toBe(true);
      const covered = await page.evaluate((target) => {
        const bar = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById(target)?.getBoundingClientRect().top ?? 0) < bar;
      }, id);
      expect(covered).toBe(false);
    }
  });
});

test('the current entry is marked in the built HTML and after a page change', async ({ page }) => {
  await page.goto(longPage);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(page.locator('header > nav summary', { hasText: 'Self-Hosting' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(main.locator('[aria-current]')).toHaveCount(2);
  await main.getByRole('link', { name: 'Services' }).click();
  await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
  await expect(main.locator('[aria-current]')).toHaveCount(1);
  await page.goto('/lite/no-such-page');
  await expect(main.locator('[aria-current]')).toHaveCount(0);
  await page.goto('/webhooks/');
  await expect(main.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'true');
});

for (const font of ['the web font', 'the fallback font']) {
  test(`entries fit in one row from 997 px, in ${font}`, async ({ page }) => {
    if (font === 'the fallback font') {
      await page.route('**/geist.*.woff2', (route) => route.abort());
    }
    await page.goto('/');
    // The narrowest window of each layout.
    for (const width of [997, 1152, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.getByRole('banner').boundingBox();
      expect.soft(bar?.height, `${width} px`).toBeLessThan(70);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
