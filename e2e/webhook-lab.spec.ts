import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { violationsIn } from './support/violations';
import { storeValues } from './values/fill-in';

const secret = 's3cr3t-for-docs';
const body = String.raw`{"event":"test","data":{"url":"https:\/\/example.com\/a","name":"it's"}}`;

test('explains a mismatch without accessibility violations, and keeps nothing', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/webhooks/secure');
  await page.getByLabel('Secret', { exact: true }).waitFor();
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Show an example' }).press('Enter');
  await expect(page.getByText("The signature doesn't match.")).toBeVisible();
  await expect(page.locator('.tool-output li')).toHaveText([/parsed as JSON and encoded again/]);
  await page
    .getByRole('textbox', { name: 'Raw body' })
    .fill(String.raw`{"event":"test","data":{"url":"https:\/\/example.com\/a"}}`);
  await expect(page.getByText('The signature matches.')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toMatch(/s3cr3t|d595ac/);
  // Browsers may load the icon late.
  expect(requests.filter((url) => !url.endsWith('.svg'))).toEqual([]);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(page.locator('.tool-output li')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

test("makes a signed delivery with the reader's values that a shell sends unchanged", async ({ page }) => {
  await storeValues(page, { 'receiver-url': 'https://hooks.acme.org/in' });
  await page.goto('/webhooks/secure');
  await page.getByLabel('Secret', { exact: true }).fill(secret);
  await page.getByRole('textbox', { name: 'Raw body' }).fill(body);
  const command = page.locator('.tool-output [data-code="shell"] code');
  await expect(command).toContainText('https://hooks.acme.org/in');
  const script = `curl() { printf '%s\\0' "$@"; }\n${await command.textContent()}`;
  const words = execFileSync('bash', ['-c', script]).toString().split('\0');
  const { createHmac } = await import('node:crypto');
  expect(words).toContain(`X-Signature: ${createHmac('sha256', secret).update(body).digest('hex')}`);
  expect(words).toContain('https://hooks.acme.org/in');
  expect(words.at(-2)).toBe(body);
});
