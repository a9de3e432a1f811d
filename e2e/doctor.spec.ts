import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { keptText } from './support/kept-text';
import { disablePrefetch } from './support/page-changes';
import { violationsIn } from './support/violations';

const log = `mixpost-1  | - Locking inovector/mixpost-pro-team (7.2.0)
mixpost-1  | [2026-11-20 21:40:55] production.ERROR: SQLSTATE[HY000] [1045] Access denied for user 'mixpost_user'@'172.20.0.5' for ana@firma.example
mixpost-1  | <img src=x onerror="document.title='executed'"> DB_PASSWORD=hunter22 Access denied for user
`;

test('names the cause, quotes its line without secrets, keeps nothing, and has no accessibility violations', async ({
  page,
}) => {
  const requests: string[] = [];
  await disablePrefetch(page);
  const answers = page.waitForResponse(/\/doctor-answers\.json/);
  await page.goto('/doctor');
  const field = page.getByRole('textbox', { name: 'Your text' });
  await answers;
  page.on('request', (request) => requests.push(request.url()));
  await field.fill(log);
  const causes = page.getByRole('list', { name: 'Likely causes' });
  await expect(causes.getByRole('link').first()).toHaveAttribute('href', /#sqlstatehy000-1045-access-denied$/);
  await expect(page.getByRole('definition')).toHaveText(['Pro', '7.2.0', 'Docker']);
  const report = await page.getByRole('main').textContent();
  expect(report).toContain('SQLSTATE[HY000] [1045] Access denied for user');
  expect(report).not.toContain('hunter22');
  expect(report).not.toContain('ana@firma.example');
  expect(await page.title()).not.toBe('executed');
  expect(await keptText(page)).not.toMatch(/hunter|firma|1045/);
  expect(requests).toEqual([]);
  await page.setViewportSize({ width: 360, height: 900 });
  await expect(page.getByRole('link', { name: 'All steps' }).first()).toBeInViewport({ ratio: 1 });
  expect(await violationsIn(page)).toEqual([]);
  await page.goto('/');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('');
});

test('sets what it recognized as values, with the keyboard', async ({ page }) => {
  await page.goto('/doctor');
  await page.getByRole('button', { name: 'Example' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Set as your values' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('These are your values now')).toBeVisible();
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  expect(await stored()).toMatchObject({
    'values.edition': 'pro',
    'values.version': '7.2.0',
    'values.method': 'docker',
  });
  await page.getByText('Found in line 3').click();
  await page.getByRole('button', { name: 'Line 3' }).press('Enter');
  const selected = await page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  expect(selected).toContain('[1045] Access denied');
});

test('says the cause and the first command, checks a .env file, and asks about other software', async ({ page }) => {
  await page.goto('/doctor');
  const field = page.getByRole('textbox', { name: 'Your text' });
  await field.fill('mixpost-1 | docker compose: Horizon is paused.');
  const cause = page.getByRole('list', { name: 'Likely causes' }).getByRole('listitem').first();
  await expect(cause).toContainText(/paused Horizon.*Resume it:/);
  await expect(cause.locator('pre')).toHaveText(/^docker compose exec .* horizon:continue$/);
  await expect(cause.getByRole('button', { name: 'Copy Docker' })).toBeVisible();
  await expect(cause.getByRole('link', { name: 'All steps' })).toHaveAttribute('href', /#horizon-is-paused$/);
  await expect(cause.getByRole('button', { name: 'Line 1' })).toBeHidden();

  await field.fill('APP_KEY=\nAPP_URL=http://social.example.com/\nDB_HOTS=mysql\nDB_DATABASE=mixpost_db');
  const findings = page.getByRole('list', { name: 'Settings to change' });
  await expect(findings).toContainText('Did you mean DB_HOST?');
  await expect(findings.getByRole('listitem').first()).toContainText('APP_KEY is missing');
  await field.fill('Bind for 0.0.0.0:3000 failed: port is already allocated');
  await expect(page.getByRole('list', { name: 'Likely causes' })).toBeHidden();
  await page.getByRole('button', { name: 'say that it does' }).click();
  await expect(page.getByRole('list', { name: 'Likely causes' })).toContainText('port is already allocated');
});
