import { expect, type Page } from '@playwright/test';
import { recordDocuments } from '@/e2e/support/page-changes';
import { settle } from '@/e2e/support/settled';
import { test } from '@/e2e/support/test';
import { themesAt } from './support/samples';
import { violationsIn } from './support/violations';
import { visit } from './support/visit';

const page = '/lite/installation/docker';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

const button = (tab: Page) => tab.getByRole('button', { name: 'Menu', exact: true });
const drawer = (tab: Page) => tab.getByRole('dialog', { name: 'Menu' });

async function open(tab: Page, at = page): Promise<void> {
  await tab.goto(at);
  await button(tab).tap();
  await expect(drawer(tab)).toBeVisible();
}

test('has a button of 44 px, and closes with its own, on a tap outside, and when the window grows', async ({
  page: tab,
}) => {
  await open(tab);
  await drawer(tab).getByRole('button', { name: 'Close the menu' }).tap();
  await expect(drawer(tab)).toHaveCount(0);
  expect(await button(tab).boundingBox()).toMatchObject({ width: 44, height: 44 });
  expect(await button(tab).locator('svg').boundingBox()).toMatchObject({ width: 30, height: 30 });
  await button(tab).tap();
  await expect(drawer(tab)).toBeVisible();
  await tab.touchscreen.tap(10, 400);
  await expect(drawer(tab)).toHaveCount(0);
  await button(tab).tap();
  await expect(drawer(tab)).toBeVisible();
  await tab.setViewportSize({ width: 997, height: 800 });
  await expect(drawer(tab)).toHaveCount(0);
  await expect(button(tab)).toBeHidden();
});

test("shows the page's sidebar first, with the main menu behind it, without accessibility violations", async ({
  page: tab,
}) => {
  await open(tab);
  await expect(tab.locator('[data-sidebar]')).toBeHidden();
  await expect(
    drawer(tab).getByRole('navigation', { name: 'Lite' }).getByRole('link', { name: 'Docker', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(drawer(tab).getByRole('list', { name: 'Editions' })).toBeVisible();
  await expect(drawer(tab).getByRole('link', { name: 'API Reference' })).toBeHidden();
  expect(await violationsIn(tab, themesAt(360))).toEqual([]);
  await drawer(tab).getByRole('button', { name: 'Back to main menu' }).tap();
  await expect(drawer(tab).getByRole('link', { name: 'API Reference' })).toBeVisible();
  await expect(drawer(tab).getByRole('link', { name: 'Lite' })).toBeVisible();
  await expect(drawer(tab).getByRole('link', { name: 'Docker', exact: true })).toBeHidden();
  await expect(drawer(tab).getByRole('button', { name: 'Pages in this section' })).toBeFocused();
  expect(await violationsIn(tab, themesAt(360))).toEqual([]);
});

test('opens the values of the reader on pages without values', async ({ page: tab }) => {
  await open(tab, '/troubleshooting');
  await drawer(tab).getByRole('button', { name: 'Back to main menu' }).tap();
  await drawer(tab).getByRole('button', { name: 'Your values' }).tap();
  await expect(drawer(tab)).toBeHidden();
  await expect(
    tab.getByRole('dialog', { name: 'Your values' }).getByRole('textbox', { name: 'Domain', exact: true }),
  ).toBeVisible();
});

test('opens on the main menu if the page has no sidebar, and on the home page, with its sidebar behind it', async ({
  page: tab,
}) => {
  await open(tab, '/server');
  await expect(drawer(tab).getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
  await expect(drawer(tab).getByRole('link', { name: 'Server Configuration' })).toHaveAttribute('aria-current', 'page');
  await open(tab, '/');
  await expect(drawer(tab).getByRole('link', { name: 'API Reference' })).toBeVisible();
  await drawer(tab).getByRole('button', { name: 'Pages in this section' }).tap();
  await expect(drawer(tab).getByRole('navigation', { name: 'Learn' })).toBeVisible();
});

test('opens at the current page, blocks scrolling behind it, and restores the focus and scroll position', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 390, height: 320 });
  await tab.goto('/lite/upgrading/upgrading-v2');
  await tab.evaluate(() => window.scrollTo(0, 40));
  await expect.poll(() => tab.evaluate(() => window.scrollY)).toBe(40);
  await button(tab).tap();
  await expect(drawer(tab).locator('[aria-current="page"]:visible')).toBeInViewport({ ratio: 1 });
  const wheel = tab.evaluate(() => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })));
  await tab.mouse.wheel(0, 500);
  await wheel;
  await settle(tab);
  expect(await tab.evaluate(() => window.scrollY)).toBe(40);
  await tab.keyboard.press('Escape');
  await expect(drawer(tab)).toHaveCount(0);
  await expect(button(tab)).toBeFocused();
  await expect(tab.locator('html')).toHaveCSS('overflow-y', 'visible');
  expect(await tab.evaluate(() => window.scrollY)).toBe(40);
});

test('Back closes it without leaving the page, even the first page of a browser tab', async ({ page: tab }) => {
  await open(tab);
  const documents = recordDocuments(tab);
  await tab.evaluate(() => window.history.back());
  await expect(drawer(tab)).toHaveCount(0);
  await expect(tab).toHaveURL(page);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([]);
});

test('closing it leaves no extra history entry', async ({ page: tab }) => {
  // Counts the steps back in the history. The drawer stops the event, so this listener has to be the first one.
  await tab.addInitScript(() => {
    const counted = window as { stepsBack?: number };
    counted.stepsBack = 0;
    addEventListener('popstate', () => (counted.stepsBack = (counted.stepsBack ?? 0) + 1), { capture: true });
  });
  await tab.goto('/lite/');
  await tab.goto(page);
  for (const count of [1, 2]) {
    await button(tab).tap();
    await expect(drawer(tab)).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(drawer(tab)).toHaveCount(0);
    await tab.waitForFunction((steps) => (window as { stepsBack?: number }).stepsBack === steps, count);
  }
  await tab.goBack();
  await expect(tab).toHaveURL('/lite/');
});

test('a link closes it, changes the page without a reload, and adds one history entry', async ({ page: tab }) => {
  await visit(tab, page);
  await button(tab).tap();
  const documents = recordDocuments(tab);
  await drawer(tab).getByRole('link', { name: 'Updating' }).tap();
  await expect(tab).toHaveURL('/lite/updating');
  await expect(drawer(tab)).toHaveCount(0);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Updat/);
  await tab.goBack();
  await expect(tab).toHaveURL(page);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Docker/);
  await button(tab).tap();
  await expect(drawer(tab).getByRole('link', { name: 'Docker', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(documents).toEqual([]);
});

test('opens without scripts in browsers that support invoker commands', async ({ page: tab }) => {
  await tab.route('**/*.js', (route) => route.abort());
  await tab.goto(page);
  await button(tab).tap();
  await expect(drawer(tab)).toBeVisible();
  await expect(drawer(tab).getByRole('link', { name: 'API Reference' })).toBeVisible();
  await drawer(tab).getByRole('button', { name: 'Close the menu' }).tap();
  await expect(drawer(tab)).toHaveCount(0);
});
