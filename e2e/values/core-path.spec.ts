import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from '@/e2e/support/visit';
import { fieldOf, openPanel, storedValues, storeValues } from './fill-in';

test('a core path can have slashes around it, or be only a slash', async ({ page }) => {
  await visit(page, '/api/posts/create');
  const panel = await openPanel(page);
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
