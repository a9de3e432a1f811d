import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from '@/e2e/support/visit';
import { fieldOf, openPanel, storedValues, storeValues } from './fill-in';

const bad = ['x'.repeat(3000), ' ', '"; rm -rf ~; echo "', '</script><script>window.broken = true</script>'];

// `kinds.test.ts` checks the values of every kind without a browser.
test('fields reject invalid values; a core path can have slashes around it, or be only a slash', async ({ page }) => {
  await visit(page, '/api/posts/create');
  const panel = await openPanel(page);
  const domain = await fieldOf(panel, 'domain');
  for (const value of bad) {
    await domain.fill(value);
    await domain.blur();
    await expect(domain, value.slice(0, 40)).toHaveAttribute('aria-invalid', value.trim() === '' ? 'false' : 'true');
    expect(await storedValues(page)).toEqual({});
  }
  await domain.fill('');
  await domain.blur();
  await expect(domain).toHaveAttribute('aria-invalid', 'false');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);

  const field = await fieldOf(panel, 'core-path');
  const address = page.locator('.endpoint code');
  for (const [text, value, start] of [
    ['/mixpost/', 'mixpost', 'https://social.example.com/mixpost/api/'],
    ['a/b', 'a/b', 'https://social.example.com/a/b/api/'],
    ['/', '', 'https://social.example.com/api/'],
  ] as const) {
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveValue(value);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(address).toContainText(start);
    expect(await storedValues(page)).toEqual({ 'core-path': value });
  }
  const isEmpty = panel.getByLabel('Mine is empty');
  await expect(isEmpty).toBeChecked();
  await isEmpty.uncheck();
  expect(await storedValues(page)).toEqual({});
});

test('a page scrolled halfway stays where it is, and shows one core path everywhere', async ({ page }) => {
  await storeValues(page, { edition: 'pro', version: '7' });
  await visit(page, '/api/');
  const heading = page.getByRole('heading', { name: 'Send the first request' });
  await heading.scrollIntoViewIfNeeded();
  const paths = () => page.locator('.prose [data-placeholder="core-path"]').allTextContents();
  expect(new Set(await paths())).toEqual(new Set(['']));
  const panel = await openPanel(page);
  const before = await heading.boundingBox();
  await panel.getByRole('textbox', { name: 'Version' }).fill('6');
  await expect.poll(async () => [...new Set(await paths())]).toEqual(['mixpost/']);
  expect((await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('ignores invalid stored data', async ({ page }) => {
  const stored = {
    '': 'null',
    '.': '[1]',
    __proto__x: 'a',
    domain: '"; rm -rf ~',
    edition: 'basic',
    email: 'x'.repeat(500_000),
    'db-password': 'stored',
    'gone-from-the-registry': 'a',
  };
  await storeValues(page, stored);
  await visit(page, '/server');
  await expect(page.locator('[data-example]')).toHaveCount(0);
  const panel = await openPanel(page);
  await (await fieldOf(panel, 'domain')).fill('mine.example.org');
  await expect(page.locator('main [data-placeholder="domain"]').first()).toHaveText('mine.example.org');
  expect(await storedValues(page)).toEqual({ ...stored, domain: 'mine.example.org' });
});
