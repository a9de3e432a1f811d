import type { Page } from '@playwright/test';

/** A state of the site to take a screenshot of. */
export type Scene = {
  readonly name: string;
  readonly path: string;
  /** The widths at which the state exists; all by default. */
  readonly widths?: readonly number[];
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
};

/** The widths of screenshots, in CSS pixels. */
export const widths = [360, 768, 1280, 1920] as const;

const narrow = widths.filter((width) => width <= 996);
const wide = widths.filter((width) => width > 996);

/** One page of each kind, and the states that cover a page. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'index', path: '/lite/' },
  { name: 'installation', path: '/lite/installation/docker' },
  { name: 'environment', path: '/lite/configuration/environment-variables' },
  { name: 'service', path: '/services/social/facebook/' },
  { name: 'operation', path: '/api/posts/create' },
  { name: 'troubleshooting', path: '/troubleshooting/database' },
  { name: 'drawing', path: '/server', prepare: showDrawing },
  { name: 'search', path: '/search?q=redis', prepare: showResults },
  { name: 'not-found', path: '/lite/instalation/dokcer' },
  { name: 'drawer', path: '/lite/installation/docker', widths: narrow, prepare: openDrawer },
  { name: 'dropdown', path: '/lite/', widths: wide, prepare: openDropdown },
  { name: 'zoom', path: '/server', prepare: enlarge },
  { name: 'search-dialog', path: '/pro/', prepare: searchInDialog },
];

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openDropdown(page: Page): Promise<void> {
  await page.locator('header > nav summary', { hasText: 'Self-Hosting' }).click();
}

async function enlarge(page: Page): Promise<void> {
  await page.locator('[data-enlarge]').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
}

async function showDrawing(page: Page): Promise<void> {
  await page.locator('[data-enlarge]').first().scrollIntoViewIfNeeded();
}

async function showResults(page: Page): Promise<void> {
  await page.locator('main mark').first().waitFor();
}

async function searchInDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('redis');
  await page.locator('dialog mark').first().waitFor();
}
