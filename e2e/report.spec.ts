import { expect, test } from '@playwright/test';

test('without a repository, the footer copies a report without values, with the keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    localStorage.setItem('values.edition', 'lite');
    localStorage.setItem('values.domain', 'mine.example.org');
  });
  await page.goto('/lite/updating#which-version-you-have');
  await page.getByRole('button', { name: 'Report a problem' }).press('Enter');
  await expect(page.getByText('Copied. Paste it where you report the problem.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Page: https:\/\/\S+\/lite\/updating#which-version-you-have\nEdition: Lite\nVersion: .+\nBuild: \w+\n/,
  );
  expect(text).not.toContain('mine.example.org');
});
