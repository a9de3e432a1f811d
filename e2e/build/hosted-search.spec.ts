import { expect, type Page } from '@playwright/test';
import { standInForAlgolia } from '@/e2e/support/algolia';
import { test } from '@/e2e/support/configured-site';
import { visit } from '@/e2e/support/visit';

const records = [
  { url: '/lite/new', title: 'New in this version', tag: 'docs-default-current' },
  {
    url: 'https://docs.example.org/lite/updating#redis',
    title: 'Crawled from another address',
    tag: 'docs-default-current',
  },
  { url: 'javascript:alert(1)', title: 'New script', tag: 'docs-default-current' },
  { url: '/1.0/lite/old', title: 'Old in this version', tag: 'docs-default-1.0' },
  ...Array.from({ length: 20 }, (_, at) => ({
    url: `/lite/#section-${at}`,
    title: `Section ${at}`,
    tag: 'docs-default-current',
  })),
];

const dialog = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => dialog(page).getByRole('searchbox');
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const main = (page: Page) => page.getByRole('main');

test('the slash opens it right after the page has loaded, and again after Escape and Ctrl+K', async ({ page }) => {
  await standInForAlgolia(page, records);
  await page.goto('/lite/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('.DocSearch-Container')).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await field(page).fill('new');
  await expect(dialog(page).getByRole('option')).toHaveText([/New in this version/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lite\/new$/);
});

test('the slash opens it only if the reader has not turned it off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('search.slash', 'off'));
  await visit(page, '/lite/');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
});

test("searches the version of the page, also after the reader has changed it, and links to that version's results", async ({
  page,
}) => {
  const queries = await standInForAlgolia(page, records);
  await visit(page, '/1.0/lite/');
  await page.keyboard.press('/');
  await field(page).fill('in this version');
  await expect(dialog(page).getByRole('option')).toHaveText([/Old in this version/]);
  expect(queries.at(-1)?.facetFilters).toEqual(['language:en', 'docusaurus_tag:docs-default-1.0']);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL(/\d\/lite\/$/);
  // React changes the head of a page after its address.
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'current');
  await page.keyboard.press('/');
  await field(page).fill('in this version');
  await expect(dialog(page).getByRole('option')).toHaveText([/New in this version/]);
  await dialog(page).getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL(/\/search\?q=in\+this\+version&version=current$/);
  await expect(main(page).getByRole('status')).toHaveText('1 result found');
});

test('leads from a record of a crawler to this site, and says that nothing matches', async ({ page, baseURL }) => {
  await standInForAlgolia(page, records);
  await page.goto('/lite/');
  await page.keyboard.press('/');
  await field(page).fill('unfindable');
  await expect(dialog(page)).toContainText('No results for "unfindable"');
  await expect(dialog(page)).toContainText('Try searching for other words on the results page');
  await field(page).fill('crawled');
  await dialog(page).getByRole('option').getByRole('link').click();
  await expect(page).toHaveURL(`${baseURL}lite/updating#redis`);
  await page.goto('/search?q=unfindable');
  await expect(main(page)).toContainText('No results for “unfindable”');
  await expect(main(page)).toContainText('Try searching for');
});

for (const reply of ['aborted', 403] as const) {
  test(`says that a search failed if the service's answer is ${reply}, until one succeeds`, async ({ page }) => {
    await standInForAlgolia(page, reply);
    await page.goto('/lite/');
    await page.keyboard.press('/');
    await field(page).fill('new');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page)).not.toContainText('No results');
    await expect(dialog(page).getByRole('link', { name: 'Try again on the results page' })).toHaveAttribute(
      'href',
      '/search?q=new&version=current',
    );
    await page.goto('/search?q=new');
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await standInForAlgolia(page, records);
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(main(page).getByRole('link', { name: /New in this version/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field(page).fill('new');
    await expect(dialog(page).getByRole('option')).toHaveText([/New in this version/]);
  });
}

test("the results page counts results, has more until all are shown, and doesn't request the site's own index", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await standInForAlgolia(page, records);
  await page.goto('/search?q=section');
  await expect(main(page).getByRole('status')).toHaveText('20 results found');
  await main(page).getByRole('button', { name: 'More results' }).click();
  await expect(main(page).getByRole('button', { name: 'More results' })).toHaveCount(0);
  expect(requested.filter((path) => path.startsWith('/search/'))).toEqual([]);
});

test('the results page searches the version that the reader chose last, and shows it', async ({ page }) => {
  const queries = await standInForAlgolia(page, records);
  await page.addInitScript(() => sessionStorage.length || localStorage.setItem('version', '1.0'));
  await page.goto('/search?q=in+this+version');
  await expect(main(page).getByRole('link', { name: /in this version/ })).toHaveText([/Old in this version/]);
  expect(queries.at(-1)?.facetFilters).toEqual(['language:en', ['docusaurus_tag:docs-default-1.0']]);
  const versions = main(page).getByRole('group', { name: 'Version' });
  await expect(versions.getByLabel('1.0')).toBeChecked();
  await versions.getByLabel('Next').check();
  await expect(main(page).getByRole('link', { name: /in this version/ })).toHaveCount(2);
  await expect(page).toHaveURL(/&version=1\.0&version=current$/);
});

test('the results page opens if the code of the dialog does not arrive', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto('/lite/');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search$/);
});
