import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { keptText } from './support/kept-text';
import { disablePrefetch } from './support/page-changes';
import { violationsIn } from './support/violations';
import { storeValues } from './values/fill-in';

const secret = 's3cr3t-for-docs';
const body = String.raw`{"event":"test","data":{"url":"https:\/\/example.com\/a","name":"it's"}}`;

const lab = (page: Page) => page.locator('[data-tool="webhook-lab"]');

test('explains a mismatch without accessibility violations, and keeps nothing', async ({ page }) => {
  const requests: string[] = [];
  await disablePrefetch(page);
  await page.goto('/webhooks/secure');
  await page.getByLabel('Secret', { exact: true }).waitFor();
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Show an example' }).press('Enter');
  await expect(page.getByText("The signature doesn't match.")).toBeVisible();
  await expect(lab(page).getByRole('listitem')).toHaveText([/parsed as JSON and encoded again/]);
  await page
    .getByRole('textbox', { name: 'Raw body' })
    .fill(String.raw`{"event":"test","data":{"url":"https:\/\/example.com\/a"}}`);
  await expect(page.getByText('The signature matches.')).toBeVisible();
  expect(await keptText(page)).not.toMatch(/s3cr3t|d595ac/);
  // Browsers may load the icon late, and the script of saved pages starts late.
  expect(requests.filter((url) => !/\.svg$|\/service-worker-control/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(lab(page).getByRole('listitem')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

test("makes a signed delivery with the reader's values that a shell sends unchanged", async ({ page }) => {
  await storeValues(page, { 'receiver-url': 'https://hooks.acme.org/in' });
  await page.goto('/webhooks/secure');
  const field = page.getByLabel('Secret', { exact: true });
  await field.fill(secret);
  await expect(field).toHaveCSS('-webkit-text-security', 'disc');
  await page.getByRole('textbox', { name: 'Raw body' }).fill(body);
  const command = lab(page).locator('[data-code="shell"] code');
  await expect(command).toContainText('https://hooks.acme.org/in');
  const script = `curl() { printf '%s\\0' "$@"; }\n${await command.textContent()}`;
  const words = execFileSync('bash', ['-c', script]).toString().split('\0');
  const { createHmac } = await import('node:crypto');
  expect(words).toContain(`X-Signature: ${createHmac('sha256', secret).update(body).digest('hex')}`);
  expect(words).toContain('https://hooks.acme.org/in');
  expect(words.at(-2)).toBe(body);
  await field.clear();
  await expect(command).toBeHidden();
});

test("shows an error with Retry if its file doesn't load, and works after that", async ({ page }) => {
  let isBlocked = true;
  // The lab's own file is the only one that contains this text.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isLab = (await response.text()).includes('Exactly as it arrived');
    return isLab && isBlocked ? route.abort() : route.fulfill({ response });
  });
  await page.goto('/webhooks/secure');
  await expect(lab(page).getByText("Couldn't load the webhook lab.")).toBeVisible();
  isBlocked = false;
  await lab(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Secret', { exact: true })).toBeVisible();
});
