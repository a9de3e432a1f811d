import type { Page } from '@playwright/test';

/** A state of the site to take a screenshot of. */
export type Scene = {
  readonly name: string;
  readonly path: string;
  /** Whether the screenshot shows the whole page, instead of the visible part only. */
  readonly isWhole?: boolean;
  /** The widths at which the state exists; all by default. */
  readonly widths?: readonly number[];
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
};

/** The widths of screenshots, in CSS pixels. */
export const widths = [360, 768, 1280, 1920] as const;

const narrow = widths.filter((width) => width <= 996);
const wide = widths.filter((width) => width > 996);

/** Every state to review before a visual change is finished. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'index', path: '/lite/', isWhole: true },
  { name: 'installation', path: '/lite/installation/docker', isWhole: true },
  { name: 'table', path: '/lite/configuration/environment-variables', isWhole: true },
  { name: 'search', path: '/search?q=redis' },
  { name: 'not-found', path: '/lite/instalation/dokcer' },
  { name: 'drawer', path: '/lite/installation/docker', widths: narrow, prepare: openDrawer },
  { name: 'dropdown', path: '/lite/', widths: wide, prepare: openDropdown },
  { name: 'zoom', path: '/server', prepare: enlarge },
  { name: 'crash', path: '/lite/', prepare: crash },
];

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openDropdown(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Self-Hosting' }).click();
}

async function enlarge(page: Page): Promise<void> {
  await page.locator('[data-enlarge]').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
}

/** Makes the next page crash with a component that no script has. */
async function crash(page: Page): Promise<void> {
  await page.route('**/lite/updating.txt*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"StaticHtml"]', '"NoSuchPart"]') });
  });
  // Discards prefetched files.
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('main a[href="/lite/updating"]').first().click();
  await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
}
