import { searchDialog, searchField } from './support/open-search';
import { type SpecifiedBuild, specifiedTexts } from './support/specified-texts';
import { test } from './support/test';

const build: SpecifiedBuild = {
  dialog: searchDialog,
  async search(page, query) {
    await page.keyboard.press('Control+k');
    await searchField(page).fill(query);
  },
  breakSearch: (page) => page.route('**/search/index.json*', (route) => route.abort()),
};

for (const [name, expectTexts] of Object.entries(specifiedTexts)) {
  test(`${name} has the specified texts`, ({ page }) => expectTexts(page, build));
}
