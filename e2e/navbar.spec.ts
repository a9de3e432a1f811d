import { expect, type Page, test } from '@playwright/test';

const long = '/lite/installation/docker';

/** Whether the bar can be seen, once it has stopped moving. */
async function isShown(page: Page): Promise<boolean> {
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
    await page.goto(long, { waitUntil: 'networkidle' });
  });

  test('hides on the way down and returns on the way up', async ({ page }) => {
    await scrollTo(page, 600);
    await expect.poll(() => isShown(page)).toBe(false);
    await scrollTo(page, 560);
    await expect.poll(() => isShown(page)).toBe(true);
  });

  test('stays near the top', async ({ page }) => {
    await scrollTo(page, 30);
    await scrollTo(page, 40);
    await expect.poll(() => isShown(page)).toBe(true);
  });

  test('hides to the very end of the page', async ({ page }) => {
    await scrollTo(page, 600);
    await scrollTo(page, 1_000_000);
    await expect.poll(() => isShown(page)).toBe(false);
  });

  test('returns when an anchor is jumped to, twice the same one too, and does not cover it', async ({ page }) => {
    const link = page.locator('nav[aria-label="On this page"] a').nth(4);
    const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
    for (const start of [300, 400]) {
      await scrollTo(page, start - 100);
      await scrollTo(page, start);
      await expect.poll(() => isShown(page)).toBe(false);
      await link.evaluate((element: HTMLElement) => element.click());
      await expect.poll(() => isShown(page)).toBe(true);
      const covered = await page.evaluate((target) => {
        const bar = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById(target)?.getBoundingClientRect().top ?? 0) < bar;
      }, id);
      expect(covered).toBe(false);
    }
  });

  test('returns when the keyboard comes to it, and stays while it is there', async ({ page }) => {
    await scrollTo(page, 600);
    await expect.poll(() => isShown(page)).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeFocused();
    await expect.poll(() => isShown(page)).toBe(true);
    await scrollTo(page, 900);
    await expect.poll(() => isShown(page)).toBe(true);
  });

  test('returns on the next page', async ({ page }) => {
    await scrollTo(page, 600);
    await expect.poll(() => isShown(page)).toBe(false);
    await page.locator('[data-sidebar] a', { hasText: 'Updating' }).click();
    await expect(page).toHaveURL(/updating/);
    await expect.poll(() => isShown(page)).toBe(true);
  });
});

test('the entry of the page is marked in the built file, and after a change of page', async ({ page }) => {
  await page.goto(long);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('button', { name: 'Self-Hosting' })).toHaveAttribute('aria-current', 'true');
  await expect(main.locator('[aria-current]')).toHaveCount(2);
  await main.getByRole('link', { name: 'Services' }).click();
  await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
  await expect(main.locator('[aria-current]')).toHaveCount(1);
  await page.goto('/lite/no-such-page');
  await expect(main.locator('[aria-current]')).toHaveCount(0);
  await page.goto('/webhooks/');
  await expect(main.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'true');
});

test.describe('a dropdown', () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Self-Hosting' });
  const entry = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lite' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
  });

  test('opens on hover, and a click of the mouse does not close it', async ({ page }) => {
    await open(page).hover();
    await expect(entry(page)).toBeVisible();
    await expect(open(page)).toHaveAttribute('aria-expanded', 'true');
    await open(page).click();
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(entry(page)).toBeHidden();
  });

  test('closes on Escape under the pointer', async ({ page }) => {
    await open(page).hover();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
  });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens on ${key}, closes on Escape and gives the focus back`, async ({ page }) => {
      await open(page).focus();
      await expect(entry(page)).toBeHidden();
      await page.keyboard.press(key);
      await expect(entry(page)).toBeVisible();
      await page.keyboard.press('End');
      await page.keyboard.press('Escape');
      await expect(entry(page)).toBeHidden();
      await expect(open(page)).toBeFocused();
    });
  }

  test('moves with the arrow keys and leads to a page', async ({ page }) => {
    await open(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Troubleshooting' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lite\/$/);
    await expect(entry(page)).toBeHidden();
  });

  test('closes when the focus or a press goes elsewhere', async ({ page }) => {
    await open(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(entry(page)).toBeHidden();
    await open(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(entry(page)).toBeHidden();
  });
});

test.describe('with a touch', () => {
  test.use({ hasTouch: true });

  test('a dropdown opens and closes', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const list = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lite' });
    await page.getByRole('button', { name: 'Self-Hosting' }).tap();
    await expect(list).toBeVisible();
    await page.getByRole('button', { name: 'Self-Hosting' }).tap();
    await expect(list).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns open on hover and on focus', async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lite' });
    await page.getByRole('button', { name: 'Self-Hosting' }).hover();
    await expect(list).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: 'Self-Hosting' }).focus();
    await expect(list).toBeVisible();
  });

  test('on a phone the menu leads to the links at the foot of the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(long);
    await page.getByRole('link', { name: 'Menu' }).click();
    const links = page.getByRole('navigation', { name: 'All sections' });
    await expect(links.getByRole('link', { name: 'Enterprise' })).toBeInViewport();
    await expect(page.locator('[data-sidebar]')).toBeVisible();
  });
});

test('the skip link leads to the text, and a change of page to the skip link', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).press('Enter');
  await expect(page).toHaveURL(/services/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Services|Connect/);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
});

test('entries fit into one row from 997 px on', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await page.goto('/');
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.height).toBeLessThan(70);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(997);
});
