import { expect, type Page, test } from '@playwright/test';
import { isTakenOver } from '@/e2e/support/taken-over';

const path = '/lite/installation/docker';

for (const [sign, give] of [
  ['the pointer', (page: Page) => page.mouse.move(300, 300)],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 100)],
  ['scrolling', (page: Page) => page.evaluate(() => window.scrollTo(0, 200))],
  ['the focus', (page: Page) => page.locator('main a').first().focus()],
  ['a click by a program', (page: Page) => page.locator('h1').evaluate((title: HTMLElement) => title.click())],
] as const) {
  test(`${sign} starts the scripts`, async ({ page }) => {
    await page.goto(path);
    await page.waitForTimeout(300);
    expect(await isTakenOver(page)).toBe(false);
    await give(page);
    await expect.poll(() => isTakenOver(page)).toBe(true);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger starts the scripts', async ({ page }) => {
    await page.goto(path);
    await page.waitForTimeout(300);
    expect(await isTakenOver(page)).toBe(false);
    await page.locator('h1').tap();
    await expect.poll(() => isTakenOver(page)).toBe(true);
  });
});

test('without any sign they start after eight seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(7900);
  expect(await isTakenOver(page)).toBe(false);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect.poll(() => isTakenOver(page)).toBe(true);
});

test('a sign while the page is still arriving is one', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body) {
        observer.disconnect();
        window.dispatchEvent(new WheelEvent('wheel'));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await expect.poll(() => isTakenOver(page)).toBe(true);
});

test('a link that was followed from another page of the site is one', async ({ page }) => {
  await page.goto('/lite/');
  await page.locator('main a[rel=next]').evaluate((link: HTMLAnchorElement) => {
    window.location.href = link.href;
  });
  await expect(page).toHaveURL(/docker$/);
  await expect.poll(() => isTakenOver(page)).toBe(true);
});

test('a page that comes back by the back button starts as any other', async ({ page }) => {
  await page.goto(path);
  await page.goto('/openapi.yaml');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await expect.poll(() => isTakenOver(page)).toBe(true);
});

test('with data saving nothing is fetched ahead until there is a reader, and then it starts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => /\.(?:js|css|txt)$/.test(request.url()) && asked.push(request.url()));
  await page.goto(path);
  await page.waitForTimeout(3000);
  // The page itself names the sheet for paper.
  expect(asked.filter((url) => !url.includes('/rare-'))).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => isTakenOver(page)).toBe(true);
});
