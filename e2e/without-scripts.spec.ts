import { expect } from '@playwright/test';
import { sidebarLink } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';
import { markdownPathOf } from '@/lib/site/paths';

const path = '/lite/installation/docker';

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

test('a page is dark and complete, without controls that need scripts, and its links work', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(page.getByRole('button', { name: /^(?:Switch to|Copy|Enlarge)/ })).toHaveCount(0);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  const panels = page.locator('[data-panel]');
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
  const nameOf = (panel: Element) => getComputedStyle(panel, '::before').content;
  expect(await panels.first().evaluate(nameOf)).toBe('"Traefik"');
  await sidebarLink(page, 'Updating').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Mixpost Lite');
});

test('menus open with a click or Enter, and contain only what works', async ({ page }) => {
  await page.goto(path);
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lite' });
  const dropdown = page.locator('header > nav summary', { hasText: 'Self-Hosting' });
  await dropdown.click();
  await expect(entry).toBeVisible();
  await dropdown.press('Enter');
  await expect(entry).toBeHidden();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('link', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'All sections' });
  await expect(links.getByRole('link', { name: 'Enterprise' })).toBeInViewport();
  await expect(page.locator('[data-sidebar]')).toBeVisible();

  await page.locator('summary', { hasText: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: /Markdown|Print/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL(new RegExp(`${markdownPathOf(path)}$`));
  await expect(page.locator('body')).toContainText('# Install Lite with Docker');
});

test('long tables of contents and lists of keys and upgrades show every entry', async ({ page }) => {
  await page.goto('/services/social/facebook/troubleshooting');
  const entries = page.locator('[data-toc] a');
  expect(await entries.count()).toBeGreaterThan(30);
  await expect(entries.filter({ visible: true })).toHaveCount(await entries.count());
  await page.goto('/pro/configuration/environment-variables');
  await expect(page.locator('[data-list-filter]')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'APP_KEY', exact: true })).toBeVisible();
  await page.goto('/upgrade');
  expect(await page.locator('main a[href*="/upgrading/upgrading-"]').count()).toBeGreaterThanOrEqual(16);
});

test('search fields lead to the results page, which says that it requires JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('searchbox').fill('docker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=docker$/);
  const message = page.locator('main noscript p');
  await expect(message).toBeVisible();
  await expect(message).toContainText('requires JavaScript');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('redis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=redis$/);
});

test('a link to a section that has moved to another page shows a link to it', async ({ page }) => {
  await page.goto('/troubleshooting#posts-go-out-at-the-wrong-hour');
  const link = page.getByRole('main').getByRole('link', { name: 'Posts are published at the wrong time' });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL('/troubleshooting/queues#posts-are-published-at-the-wrong-time');
});
