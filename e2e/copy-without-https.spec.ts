import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import config from '@/playwright.config';

const host = 'docs.lan';

// On a host of the local network without HTTPS, a page has no clipboard
// (https://w3c.github.io/webappsec-secure-contexts/).
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

test('a code block is copied on a page without HTTPS', async ({ page, baseURL }) => {
  const address = new URL('/doctor', baseURL);
  address.hostname = host;
  await page.goto(new URL('/lite/updating', address).href);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const block = page.locator('[data-code]:visible').first();
  await block.locator('[data-copy]').click();
  await expect(block.locator('[data-copy]')).toHaveText('Copied');
  const code = (await block.locator('code').textContent())?.trimEnd() ?? '';
  await page.goto(address.href);
  const field = page.getByRole('textbox', { name: 'Your text' });
  await field.focus();
  await page.keyboard.press('Control+v');
  await expect(field).toHaveValue(code);
});
