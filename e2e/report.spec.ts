import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { holdRequests } from './support/hold-requests';
import { violationsIn } from './support/violations';

test('a report has a section to choose, and none of the values, with the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    localStorage.setItem('values.edition', 'lite');
    localStorage.setItem('values.domain', 'mine.example.org');
  });
  await page.goto('/lite/updating#which-version-you-have');
  const opener = page.getByRole('button', { name: 'Report a problem' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const words = dialog.getByLabel("What's wrong");
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('');
  await words.fill('The command fails.');
  const section = dialog.getByLabel('Section');
  await expect(section).toBeHidden();
  await dialog.getByText('What the report says about the page').press('Enter');
  await expect(section).toHaveValue('which-version-you-have');
  await section.selectOption('Back up first');
  await dialog.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Copied. Paste it where you report the problem.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^The command fails\.\n\nPage: https:\/\/\S+\/lite\/updating#back-up-first\nEdition: Lite\nVersion: .+\nBuild: \w+$/,
  );
  expect(text).not.toContain('mine.example.org');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what is typed before React runs becomes part of the report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdRequests(page, /\/chunks\/.*\.js/);
  await page.goto('/lite/updating');
  await page.getByRole('button', { name: 'Report a problem' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await page.keyboard.type('The command');
  await expect(dialog.getByRole('status')).toHaveText('Loading the report …');
  release();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await page.keyboard.type(' fails.');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^The command fails\.\n/);
});

test('the link of a heading offers to report its section', async ({ page }) => {
  await page.goto('/lite/updating');
  await page.getByRole('link', { name: 'Link to “Check your version”' }).press('Enter');
  const link = page.getByRole('link', { name: 'Link to “Update a Docker installation”' });
  await link.press('Enter');
  await link.press('Enter');
  const offer = page.locator('.heading').getByRole('button', { name: 'Report a problem' });
  await expect(offer).toHaveCount(1);
  // Following the link moved the focus to the heading.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  // What says that the address was copied makes the link wider for a moment.
  await expect(link).not.toHaveAttribute('data-copied');
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('What the report says about the page').click();
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue('update-a-docker-installation');
  expect(await violationsIn(page)).toEqual([]);
});
