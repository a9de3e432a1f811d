import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { hydrate } from './support/hydrated';
import { violationsIn } from './support/violations';

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/upgrade${query}`);
  await page.locator('.plan-steps').first().waitFor();
}

const titles = (page: Page) => page.locator('.plan-phase > h2').allTextContents();

test('shows the steps of the upgrade pages, with their commands, without accessibility violations', async ({
  page,
}) => {
  await open(page, '?from=pro-5&to=pro-7&on=manual');
  expect(await titles(page)).toEqual(['Before you start', 'Pro 5 to Pro 6', 'Pro 6 to Pro 7', 'At the end']);
  const plan = page.locator('.plan');
  await expect(plan.locator('code', { hasText: 'bash upgrade_v6.sh' }).first()).toBeVisible();
  await expect(plan.locator('code', { hasText: 'bash upgrade_v7.sh' }).first()).toBeVisible();
  expect(await plan.textContent()).not.toContain('docker compose');
  await page.getByRole('checkbox').first().check();
  expect(await violationsIn(page)).toEqual([]);
  await page.goto('/pro/upgrading/upgrading-v7');
  const source = await page.locator('#run-upgrade_v7sh').locator('xpath=ancestor::li').textContent();
  await open(page, '?from=pro-6&to=pro-7&on=manual');
  const step = page.locator('.plan-steps > li', { hasText: 'upgrade_v7.sh' }).filter({ hasText: 'Run upgrade_v7.sh' });
  expect(source).toContain(await step.locator('pre').first().textContent());
});

test('puts the choices into the address, and explains what is impossible', async ({ page }) => {
  await open(page, '');
  await page.getByRole('radio', { name: 'Enterprise', exact: true }).check();
  await page.getByRole('group', { name: 'Version now' }).getByRole('radio', { name: '6.x' }).check();
  await expect(page).toHaveURL(/\?from=enterprise-6&to=enterprise-8&on=docker$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enterprise 7 to Enterprise 8' })).toBeVisible();
  await page.goto('/upgrade?from=enterprise-6&to=enterprise-5&on=docker');
  await expect(page.getByText("can't be downgraded")).toBeVisible();
});

test('shows a step as a whole, with its warnings', async ({ page }) => {
  await open(page, '?from=enterprise-6&to=enterprise-7&on=docker');
  const docker = page
    .locator('.plan-steps > li')
    .filter({ has: page.getByText('Upgrade with Docker', { exact: true }) });
  await expect(docker.last()).toContainText("Don't use latest to skip major versions.");
  await expect(docker.last()).toContainText('docker compose pull mixpost');
  expect(await page.locator('.plan').textContent()).not.toContain('sudo ');
  await open(page, '?from=lite-1&to=lite-2&on=docker');
  await expect(page.getByText('A copy publishes too.')).toBeVisible();
});

test('keeps ticks, also in a longer plan, downloads as Markdown, and lets the app start', async ({ page }) => {
  await open(page, '?from=pro-6&to=pro-7&on=docker');
  const box = page.getByRole('checkbox', { name: /Stop Mixpost once its jobs are done/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.plan-count')).toContainText('1 of');
  await open(page, '?from=pro-5&to=pro-7&on=docker');
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Clear ticks' }).click();
  await expect(box).not.toBeChecked();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Markdown' }).click();
  const markdown = readFileSync(await (await waiting).path(), 'utf8');
  expect(markdown).toMatch(/^# Upgrade from Pro 5 to Pro 7\n/);
  expect(markdown).toContain('```shell\n  docker compose pull mixpost\n');
  expect(markdown.match(/- \[ \] /g)?.length).toBe(await page.locator('.plan-steps > li').count());

  await hydrate(page);
  await page.locator('[data-sidebar] a[href="/guides/backup"]').click();
  await expect(page).toHaveURL(/\/guides\/backup$/);
});

test('links to the steps if they cannot be loaded', async ({ page }) => {
  await page.route('**/pro/upgrading/**', (route) => route.abort());
  await page.goto('/upgrade?from=pro-6&to=pro-7&on=docker');
  await expect(page.getByRole('link', { name: 'Keep the address in env' })).toHaveAttribute(
    'href',
    /upgrading-v7#keep/,
  );
});
