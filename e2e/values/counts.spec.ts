import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from '@/e2e/support/visit';
import { fieldOf, openPanel, storeValues } from './fill-in';

const path = '/lite/installation/docker';

test('the page header shows how many of its values are filled in, and opens the first one that is missing', async ({
  page,
  context,
}) => {
  await visit(page, path);
  const line = page.locator('[data-page-values]');
  const names = (await line.getAttribute('data-page-values'))?.split(' ') ?? [];
  const marks = await page
    .locator('main [data-placeholder]')
    .evaluateAll((all: HTMLElement[]) => [...new Set(all.map(({ dataset }) => dataset.placeholder))]);
  expect([...names].sort()).toEqual([...marks].sort());
  await expect(line).toHaveText(`Fill in ${names.length} values`);
  await line.click();
  const panel = page.getByRole('dialog', { name: 'Your values' });
  await expect(await fieldOf(panel, names[0] ?? '')).toBeFocused();
  const other = await context.newPage();
  await other.goto('/server');
  await other.evaluate(() => localStorage.setItem('values.domain', 'mine.example.org'));
  await expect(line).toHaveText(`Fill in ${names.length - 1} more values`);
});

test('a page with every value filled in offers to edit them', async ({ page }) => {
  await storeValues(page, { domain: 'mine.example.org', 'workspace-uuid': '9f2d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15' });
  await visit(page, '/server');
  const names = (await page.locator('[data-page-values]').getAttribute('data-page-values'))?.split(' ') ?? [];
  const panel = await openPanel(page);
  for (const name of names.filter((each) => each !== 'domain')) {
    const field = await fieldOf(panel, name);
    await field.fill((await field.getAttribute('placeholder')) || 'mixpost');
  }
  for (const generate of await panel.getByRole('button', { name: 'Generate Application key' }).all()) {
    await generate.click();
  }
  await expect(page.locator('[data-page-values]')).toHaveText(`Edit ${names.length} values`);
});

test('the button in the navbar shows the domain, and the panel opens once its files arrive', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, '/server');
  const button = page.locator('[data-navbar-bar] [data-values-open]:not([data-dialog-close])');
  await expect(button).toHaveText('Fill in your domain');
  await expect(button.getByText('Fill in your domain')).toBeInViewport();
  await page.evaluate(() => localStorage.setItem('values.domain', 'mine.example.org'));
  const app = '**/_next/static/chunks/*.js';
  await page.route(app, (route) => route.abort());
  await page.reload();
  await expect(button).toHaveAccessibleName('mine.example.org');
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Your values' });
  await expect(panel.getByRole('alert')).toContainText("Couldn't load your values.");
  await page.unroute(app);
  await panel.getByRole('button', { name: 'Retry' }).click();
  const domain = await fieldOf(panel, 'domain');
  await expect(domain).toBeFocused();
  await domain.fill('other.example.org');
  await expect(button).toHaveText('other.example.org');
});
