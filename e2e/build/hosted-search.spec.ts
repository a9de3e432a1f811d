import { expect, type Page } from '@playwright/test';
import { watchPolicy } from '@/e2e/support/policy-violations';
import { copySite } from '@/e2e/support/site-copy';
import { test as base } from '@/e2e/support/test';
import { twoVersions } from '@/e2e/support/two-versions';
import { startPreview } from '@/lib/scripts/build/start-preview';

const settings = `NEXT_PUBLIC_DOCSEARCH_APP_ID=FIXTURE
NEXT_PUBLIC_DOCSEARCH_API_KEY=search-only
NEXT_PUBLIC_DOCSEARCH_INDEX_NAME=docs
`;

/** A copy of the site that's built with Algolia settings. It makes no requests to Algolia. */
const test = base.extend<object, { readonly hostedUrl: string }>({
  hostedUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const copy = copySite('none');
      try {
        copy.write({ ...twoVersions, '.env': settings });
        const { status, output } = copy.build();
        if (status !== 0) {
          throw new Error(`The copy of the site with Algolia settings doesn't build:\n${output}`);
        }
        const { url, stop } = await startPreview({ port: 0, host: '127.0.0.1', root: copy.folder });
        await use(`${url}/`);
        await stop();
      } finally {
        copy.remove();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ hostedUrl }, use) => use(hostedUrl),
});

type Query = { readonly query: string; readonly facetFilters: unknown };

const records = [
  {
    objectID: '1',
    url: '/lite/new',
    type: 'lvl1',
    hierarchy: { lvl0: 'Lite', lvl1: 'New in this version', lvl2: null },
    _highlightResult: { hierarchy: { lvl0: { value: 'Lite' }, lvl1: { value: 'New in this version' } } },
    _snippetResult: {},
  },
];

/** Responds in place of Algolia, which uses several hosts. Returns the queries received. */
async function stubAlgolia(page: Page, status = 200): Promise<Query[]> {
  const queries: Query[] = [];
  await page.route(/^https:\/\/[^/]*\.algolia(?:net\.com|\.net)\//, async (route) => {
    const { requests } = route.request().postDataJSON() as {
      readonly requests: readonly {
        readonly query: string;
        readonly facetFilters?: unknown;
        readonly params?: string;
      }[];
    };
    queries.push(...requests.map(({ query, facetFilters }) => ({ query, facetFilters })));
    await route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        results: requests.map(({ query }) => {
          const hits = query === 'new' ? records : [];
          return {
            query,
            hits,
            nbHits: hits.length,
            page: 0,
            nbPages: 1,
            hitsPerPage: 20,
            processingTimeMS: 1,
            params: '',
            index: 'docs',
          };
        }),
      },
    });
  });
  return queries;
}

const dialog = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => dialog(page).getByRole('searchbox');

for (const key of ['Control+k', '/']) {
  test(`opens with ${key}, searches the page's version, and opens a result`, async ({ page, context }) => {
    const violations = await watchPolicy(context);
    const queries = await stubAlgolia(page);
    await page.goto('/lite/');
    // DocSearch listens once React has started it.
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await field(page).fill('new');
    await expect(dialog(page).getByRole('option')).toHaveText([/New in this version/]);
    expect(queries.at(-1)).toEqual({
      query: 'new',
      facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lite\/new$/);
    expect(violations).toEqual([]);
  });
}

test('shows a message if nothing matches, and closes with Escape', async ({ page }) => {
  await stubAlgolia(page);
  await page.goto('/lite/');
  await expect(async () => {
    await page.locator('.DocSearch-Button').click();
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await field(page).fill('unfindable');
  await expect(dialog(page)).toContainText('No results');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('lists results on the results page, or an error with a retry button', async ({ page }) => {
  await stubAlgolia(page);
  await page.goto('/search?q=new');
  await expect(page.getByRole('main').getByRole('link', { name: /New in this version/ })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await stubAlgolia(page, 400);
  await page.goto('/search?q=other');
  await expect(page.getByRole('main').getByRole('button', { name: /retry|again/i })).toBeVisible();
});
