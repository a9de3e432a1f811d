import type { Locator, Page } from '@playwright/test';

export type ProductPicture = {
  /** The file's name in `public/images/lite/`, without its extension. */
  readonly name: string;
  /** The address of the screen, below the core path. */
  readonly path: string;
  /** Brings the screen into the state to show. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The part to show; the visible part of the screen by default. */
  readonly crop?: (page: Page) => Locator;
  /** The height of the part to show, in CSS pixels from its top; all of it by default. */
  readonly height?: number;
};

const text = 'Fresh sourdough is out of the oven at seven. Come early, the first loaves go fast.';

/** The pictures that pages show. The sign-in page comes first, because the others need a signed-in user. */
export const productPictures: readonly ProductPicture[] = [
  { name: 'sign-in', path: '/login', crop: (page) => page.locator('form').locator('..'), prepare: fillEmail },
  { name: 'dashboard', path: '/' },
  { name: 'password', path: '/profile', crop: main, height: 745 },
  { name: 'settings', path: '/settings', crop: main, height: 700 },
  { name: 'accounts', path: '/accounts', crop: main, height: 560 },
  { name: 'add-mastodon', path: '/accounts', prepare: addMastodon, crop: main, height: 360 },
  {
    name: 'facebook-form',
    path: '/services',
    prepare: (page) => openService(page, 'Facebook'),
    crop: main,
    height: 690,
  },
  { name: 'x-form', path: '/services', prepare: (page) => openService(page, 'X'), crop: main, height: 700 },
  {
    name: 'unsplash-form',
    path: '/services',
    prepare: (page) => openService(page, 'Unsplash'),
    crop: main,
    height: 560,
  },
  { name: 'composer', path: '/posts/create', prepare: writePost },
  { name: 'pick-time', path: '/posts/create', prepare: pickTime },
  { name: 'posts', path: '/posts', prepare: (page) => page.getByText('Scheduled').first().click() },
  { name: 'calendar', path: '/calendar' },
  { name: 'media-library', path: '/media' },
  { name: 'status', path: '/system/status', crop: main, height: 480 },
  { name: 'horizon', path: '/../horizon' },
];

function main(page: Page): Locator {
  return page.getByRole('main');
}

async function fillEmail(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('admin@example.com');
}

async function addMastodon(page: Page): Promise<void> {
  await page.getByText('Add account').click();
  await page.getByText('Connect a new Mastodon profile').click();
  await page.getByPlaceholder('example.server').fill('mastodon.example');
}

async function openService(page: Page, name: string): Promise<void> {
  await main(page).getByRole('tab', { name }).click();
  await page.mouse.move(0, 0);
}

async function writePost(page: Page): Promise<void> {
  await page.locator('button:has([name="Harbor Street Bakery"])').click();
  await page.locator('[contenteditable=true]').fill(text);
  await page.getByText('Saved').waitFor();
}

async function pickTime(page: Page): Promise<void> {
  await writePost(page);
  await page.getByRole('button', { name: 'Pick time' }).click();
}
