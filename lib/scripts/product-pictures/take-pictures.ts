import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { launchChromium } from '@/lib/programs/chromium';
import { log, warn } from '@/lib/programs/log';

type ProductPicture = {
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
const productPictures: readonly ProductPicture[] = [
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
  // A month in the future, because the calendar hatches past days. Most of its days need a post.
  { name: 'calendar', path: '/calendar/2026-12-01/month' },
  { name: 'media-library', path: '/media' },
  { name: 'status', path: '/system/status', crop: main, height: 480 },
  { name: 'horizon', path: '/../horizon' },
];

const folder = join(process.cwd(), 'public/images/lite');
const maxBytes = 80_000;
const size = { width: 1280, height: 800 };

/**
 * Takes pictures of a running Mixpost Lite for the pages that talk about its screens. The
 * variables `MIXPOST_URL` (with the core path), `MIXPOST_EMAIL`, and `MIXPOST_PASSWORD` name the instance and its user.
 * The instance needs the accounts that the pictures show.
 */
async function takePictures(names: readonly string[]): Promise<number> {
  const { MIXPOST_URL: url, MIXPOST_EMAIL: email, MIXPOST_PASSWORD: password } = process.env;
  if (!(url && email && password)) {
    warn('Set MIXPOST_URL, MIXPOST_EMAIL, and MIXPOST_PASSWORD to a running Mixpost Lite.');
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  const options = { viewport: size, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;
  const [guest, user] = [await browser.newContext(options), await browser.newContext(options)];
  try {
    await signIn(user, url, email, password);
    for (const picture of productPictures.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const context = picture.path === '/login' ? guest : user;
      const bytes = await take(picture, await context.newPage(), url);
      log(`${picture.name}: ${bytes} bytes`);
    }
  } finally {
    await browser.close();
  }
  return 0;
}

async function signIn(context: BrowserContext, url: string, email: string, password: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Create post').first().waitFor();
  await page.close();
}

/** @returns the size of the picture in bytes */
async function take({ name, path, prepare, crop, height }: ProductPicture, page: Page, url: string): Promise<number> {
  await page.goto(new URL(`${url}${path}`).href, { waitUntil: 'networkidle' });
  await prepare?.(page);
  // Until transitions and the progress bar have ended.
  await page.waitForTimeout(1500);
  const box = (await crop?.(page).boundingBox()) ?? { x: 0, y: 0, ...size };
  // Playwright can't write WebP.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { ...box, height: Math.min(height ?? box.height, box.height), scale: 1 },
  });
  await page.close();
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > maxBytes) {
    throw new Error(`${name} has ${bytes.length} bytes, and at most ${maxBytes} are allowed; crop it.`);
  }
  writeFileSync(join(folder, `${name}.webp`), bytes);
  return bytes.length;
}

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

process.exitCode = await takePictures(process.argv.slice(2));
