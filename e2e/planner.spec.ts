import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { documentChanges } from './browsers/changed-documents';
import { violationsIn } from './support/violations';
import { storeValues } from './values/fill-in';

const planner = (page: Page) => page.locator('[data-tool="upgrade-planner"]');

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/upgrade${query}`);
  await page.getByRole('checkbox').first().waitFor();
}

const steps = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });

async function download(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Markdown' }).click();
  return readFileSync(await (await waiting).path(), 'utf8');
}

test('shows the steps of the upgrade pages, with their commands, without accessibility violations', async ({
  page,
}) => {
  await open(page, '?from=pro-5&to=pro-7&on=manual');
  const titles = ['Before you start', 'Pro 5 to Pro 6', 'Pro 6 to Pro 7', 'At the end'];
  await expect(planner(page).getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(planner(page).locator('code', { hasText: 'bash upgrade_v6.sh' }).first()).toBeVisible();
  await expect(planner(page).locator('code', { hasText: 'bash upgrade_v7.sh' }).first()).toBeVisible();
  await expect(planner(page)).not.toContainText('docker compose');
  await page.getByRole('checkbox').first().check();
  expect(await violationsIn(page)).toEqual([]);
  await page.goto('/pro/upgrading/upgrading-v7');
  const source = await page.locator('#run-upgrade_v7sh').locator('xpath=ancestor::li').textContent();
  await open(page, '?from=pro-6&to=pro-7&on=manual');
  const step = steps(page).filter({ has: page.getByRole('checkbox', { name: 'Run upgrade_v7.sh' }) });
  expect(source).toContain(await step.locator('pre').first().textContent());
});

test('puts the choices into the address, also for the way back', async ({ page }) => {
  await open(page, '');
  await page.getByRole('radio', { name: 'Enterprise', exact: true }).check();
  await page.getByRole('group', { name: 'Version now' }).getByRole('radio', { name: '6.x' }).check();
  await expect(page).toHaveURL(/\?from=enterprise-6&to=enterprise-8&on=docker$/);
  const last = page.getByRole('heading', { name: 'Enterprise 7 to Enterprise 8' });
  await page.reload();
  await expect(last).toBeVisible();
  await page.getByRole('group', { name: 'Version now' }).getByRole('radio', { name: '5.x' }).check();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?from=enterprise-5&to=enterprise-8&on=docker$/);
  await expect(page.getByRole('heading', { name: 'Enterprise 5 to Enterprise 6' })).toBeVisible();
});

test('shows a step as a whole, with its warnings', async ({ page }) => {
  await open(page, '?from=enterprise-6&to=enterprise-7&on=docker');
  const docker = steps(page).filter({ has: page.getByRole('checkbox', { name: 'Upgrade with Docker', exact: true }) });
  await expect(docker.last()).toContainText("Don't use latest to skip major versions.");
  await expect(docker.last()).toContainText('docker compose pull mixpost');
  await expect(planner(page)).not.toContainText('sudo ');
});

/** Returns what a reader sees on a step's number: how many check marks, and how round the mark's frame is. */
const readMark = (step: Locator) =>
  step.evaluate((item) => {
    const box = item.querySelector('input') as HTMLInputElement;
    const drawn = [
      [item, getComputedStyle(item, '::before')] as const,
      [box, getComputedStyle(box, '::before')] as const,
    ].filter(([element, { content }]) => content !== 'none' && getComputedStyle(element).opacity !== '0');
    return drawn.map(([, { content, borderRadius }]) => `${content} ${borderRadius}`);
  });

test('shows one check mark in a circle for a ticked step', async ({ page }) => {
  await open(page, '?from=pro-6&to=pro-7&on=docker');
  expect(await readMark(steps(page).first())).toEqual(['"1" 50%']);
  await page.getByRole('checkbox').first().check();
  expect(await readMark(steps(page).first())).toEqual(['"✓" 50%']);
});

test('keeps ticks, also in a longer plan', async ({ page }) => {
  await open(page, '?from=pro-6&to=pro-7&on=docker');
  const box = page.getByRole('checkbox', { name: /Stop Mixpost once its jobs are done/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1 of \d+ steps done$/)).toBeVisible();
  await open(page, '?from=pro-5&to=pro-7&on=docker');
  await expect(box).toBeChecked();
});

test("downloads the plan as Markdown, with the reader's values", async ({ page }) => {
  await storeValues(page, { 'db-user': 'acme_user' });
  await open(page, '?from=pro-5&to=pro-7&on=manual');
  await expect(planner(page).getByText('acme_user').first()).toBeVisible();
  const markdown = await download(page);
  expect(markdown).toMatch(/^# Upgrade from Pro 5 to Pro 7\n/);
  expect(markdown).toContain('  mysqldump -u acme_user -p ');
  expect(markdown.match(/^- \[ \] /gm)?.length).toBe(await steps(page).count());
});

test('works after the browser has translated the page', async ({ page }) => {
  await open(page, '?from=pro-6&to=pro-7&on=docker');
  await page.evaluate(documentChanges['the browser translates it']);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText(/^1 of \d+ steps done$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Without Docker' }).check();
  await expect(page.getByRole('checkbox', { name: 'Run upgrade_v7.sh' })).toBeVisible();
  await page.getByRole('radio', { name: 'Lite', exact: true }).check();
  await expect(page.getByText('Lite 1 to Lite 2').first()).toBeVisible();
  await page.getByRole('checkbox').first().check();
});
