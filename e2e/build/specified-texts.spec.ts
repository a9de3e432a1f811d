import { expect } from '@playwright/test';
import { standInForAlgolia } from '@/e2e/support/algolia';
import { announcement, test } from '@/e2e/support/configured-site';
import { type SpecifiedBuild, specifiedTexts } from '@/e2e/support/specified-texts';

const build: SpecifiedBuild = {
  dialog: (page) => page.locator('.DocSearch-Modal'),
  async search(page, query) {
    await page.keyboard.press('Control+k');
    await build.dialog(page).getByRole('searchbox').fill(query);
  },
  breakSearch: (page) => standInForAlgolia(page, 403),
};

for (const [name, expectTexts] of Object.entries(specifiedTexts)) {
  // The other texts don't depend on the build.
  test(`${name} has the specified texts`, { tag: /search/.test(name) ? [] : '@full' }, async ({ page }) => {
    await standInForAlgolia(page, []);
    await expectTexts(page, build);
  });
}

test('the versions, the announcement, and a navbar item of an unknown type have the specified texts', async ({
  page,
}) => {
  await page.goto('/lite/');
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('Next');
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText(announcement.text);
  await expect(banner).toContainText('No NavbarItem component found for type "no-such-type".');
  await expect(banner).toContainText('please check the item in the theme configuration');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(page.getByRole('dialog').getByText('Versions', { exact: true })).toBeVisible();
});
