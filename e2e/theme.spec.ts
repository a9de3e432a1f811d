import { expect, type Page } from '@playwright/test';
import { hydrate } from '@/e2e/support/hydrated';
import { test } from '@/e2e/support/test';
import { visitUntilIdle } from '@/e2e/support/visit';

const page404 = '/no-such-page';
const switchOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Switch to (light|dark) mode/ });
const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const backgroundColorOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** Returns the theme that the page is painted in, from the background's pixels: browsers report colors in any space. */
const paintedTheme = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red > 230 ? 'light' : 'dark';
  });
const browserColor = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content);

/** Stores a value before the first page, and records the theme of every frame, starting with the first element. */
async function openWith(page: Page, value: string | null, path = '/lite/'): Promise<void> {
  await page.addInitScript((text) => {
    if (text !== null && !sessionStorage.getItem('stored')) {
      localStorage.setItem('theme', text);
      sessionStorage.setItem('stored', 'yes');
    }
    const recordedThemes = new Set<string | undefined>();
    Object.assign(window, { recordedThemes });
    const record = () => {
      if (document.body?.firstElementChild) {
        recordedThemes.add(document.documentElement.dataset.theme);
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  }, value);
  await page.goto(path, { waitUntil: 'networkidle' });
}

const recordedThemes = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { recordedThemes: Set<string> }).recordedThemes]);

for (const [colorScheme, value, theme] of [
  ['light', null, 'dark'],
  ['dark', 'light', 'light'],
] as const) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test(`is ${theme} from the first element if ${JSON.stringify(value)} is stored`, async ({ page }) => {
      await openWith(page, value);
      expect(await recordedThemes(page)).toEqual([theme]);
      expect(await paintedTheme(page)).toBe(theme);
      expect(await browserColor(page)).toBe(theme === 'dark' ? '#0f1015' : '#fcfcfe');
      await hydrate(page);
      await expect(switchOf(page)).toHaveAccessibleName(`Switch to ${theme === 'dark' ? 'light' : 'dark'} mode`);
    });
  });
}

test.describe('the theme switch', () => {
  test('changes the theme and its own label; the theme stays while printing, and across pages and reloads', async ({
    page,
  }) => {
    await page.goto('/lite/', { waitUntil: 'networkidle' });
    const before = await backgroundColorOf(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    expect(await backgroundColorOf(page)).toBe(before);
    expect(await stored(page)).toBeNull();
    await expect(switchOf(page).locator('svg:visible')).toHaveCount(1);
    await switchOf(page).press('Enter');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(switchOf(page).locator('svg:visible')).toHaveCount(1);
    await expect(switchOf(page)).toHaveAccessibleName('Switch to dark mode');
    expect(await browserColor(page)).toBe('#fcfcfe');
    await page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name: 'Updating' }).click();
    await expect(page).toHaveURL(/updating$/);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await browserColor(page)).toBe('#fcfcfe');
    await page.goto(page404, { waitUntil: 'networkidle' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).not.toHaveAttribute('style');
  });

  for (const [name, open] of [
    ['before React starts', (page: Page) => page.goto('/lite/')],
    ['after React has started', (page: Page) => visitUntilIdle(page, '/lite/')],
  ] as const) {
    test(`all tabs have the same theme ${name}`, async ({ page, context }) => {
      const other = await context.newPage();
      // While the app starts in this tab, it stores the theme that the tab shows.
      await visitUntilIdle(other, '/server');
      await switchOf(other).click();
      await open(page);
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await other.evaluate(() => localStorage.removeItem('theme'));
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      expect(await browserColor(page)).toBe('#0f1015');
      await switchOf(page).click();
      for (const tab of [page, other]) {
        await expect(html(tab)).toHaveAttribute('data-theme', 'light');
      }
    });
  }
});
