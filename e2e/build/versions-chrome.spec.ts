import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/configured-site';
import { themesAt } from '@/e2e/support/samples';
import { settleAnimations } from '@/e2e/support/settled';
import { violationsIn, violationsOf } from '@/e2e/support/violations';
import { visit } from '@/e2e/support/visit';

const menu = (page: Page) => page.locator('header > div summary', { hasText: /^Version/ });

/** The `details` element of the menu, which the browser opens. */
const details = (page: Page) => page.locator('header > div details').filter({ has: page.getByText('Version ') });

async function chooseVersion(page: Page, version: string): Promise<void> {
  // The navbar may be hidden, and while it slides in, a click can miss the menu.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settleAnimations(page);
  await menu(page).click();
  await page.getByRole('banner').getByRole('link', { name: version, exact: true }).click();
}

/** The sidebar's link to the current page. */
const current = (page: Page) => page.locator('[data-sidebar] [aria-current="page"]');

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('version'));

test.describe('the versions dropdown', () => {
  test('opens the same page with its query and hash, without a reload, and stores the choice', async ({ page }) => {
    await visit(page, '/lite/updating?tab=a#redis');
    await expect(menu(page)).toContainText('Version Next');
    await expect(details(page).locator('a[data-version="1.0"]')).toHaveAttribute('href', '/1.0/lite/updating');
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'yes';
    });
    await chooseVersion(page, '1.0');
    await expect(page).toHaveURL(/\/1\.0\/lite\/updating\?tab=a#redis$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updating 1.0');
    await expect(current(page)).toHaveAttribute('href', /\/1\.0\/lite\/updating$/);
    await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
    expect(await stored(page)).toBe('1.0');
    await expect(menu(page)).toContainText('Version 1.0');
    await expect(details(page)).not.toHaveAttribute('open');
    await menu(page).press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(page).toHaveURL(/[^0]\/lite\/updating\?tab=a#redis$/);
    await expect(current(page)).toHaveAttribute('href', /(?<!1\.0)\/lite\/updating$/);
    expect(await stored(page)).toBe('current');
  });

  test('opens the first page of a version that lacks the current page, and from the not-found page', async ({
    page,
  }) => {
    for (const path of ['/lite/new', '/1.0/no/such/page']) {
      await page.goto(path);
      await chooseVersion(page, '1.0');
      await expect(page, path).toHaveURL(/\/1\.0\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home of 1.0');
    }
  });

  test('removes a stored version that no longer exists', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.length || localStorage.setItem('version', '0.9'));
    await visit(page, '/lite/');
    await expect.poll(() => stored(page)).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the versions dropdown is in the drawer and labeled Versions', async ({ page }) => {
    await page.goto('/lite/updating');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    const drawer = page.getByRole('dialog');
    const button = drawer.locator('summary', { hasText: /^Versions/ });
    await expect(button.getByText('Versions', { exact: true })).toBeVisible();
    await button.hover();
    await expect(drawer.getByRole('link', { name: '1.0', exact: true })).toBeHidden();
    await button.click();
    await page.mouse.move(0, 0);
    await expect(drawer.getByRole('link', { name: '1.0', exact: true })).toBeVisible();
    await button.click();
    await expect(drawer.getByRole('link', { name: '1.0', exact: true })).toBeHidden();
    await button.click();
    expect(await violationsOf(page)).toEqual([]);
    await drawer.getByRole('link', { name: '1.0', exact: true }).click();
    await expect(page).toHaveURL(/\/1\.0\/lite\/updating$/);
  });
});

const banner = (page: Page) => page.getByRole('main').getByRole('note').filter({ hasText: 'version 1.0' });

test('the banner for old versions links to the same page of the newest version, and stores the choice', async ({
  page,
}) => {
  await visit(page, '/1.0/lite/updating#redis');
  await banner(page).getByRole('link', { name: 'This page in Next' }).click();
  await expect(page).toHaveURL(/[^0]\/lite\/updating#redis$/);
  expect(await stored(page)).toBe('current');
  await expect(banner(page)).toHaveCount(0);
});

test('a configured site has no accessibility violations', async ({ page }) => {
  await page.goto('/1.0/lite/');
  await expect(menu(page)).toContainText('Version 1.0');
  await menu(page).click();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeVisible();
  expect(await violationsIn(page, themesAt(1280))).toEqual([]);
});
