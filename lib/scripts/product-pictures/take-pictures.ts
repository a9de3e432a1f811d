import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { launchChromium } from '@/lib/programs/chromium';
import { log, warn } from '@/lib/programs/log';
import { type ProductPicture, productPictures } from './pictures';

const folder = join(process.cwd(), 'public/images/lite');
const maxBytes = 80_000;
const size = { width: 1280, height: 800 };

/**
 * Takes pictures of a running Mixpost Lite for the pages that talk about its screens. The
 * variables `MIXPOST_URL` (with the core path), `MIXPOST_EMAIL`, and `MIXPOST_PASSWORD` name the instance and its user.
 * The instance needs the accounts of `pictures.ts`.
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
  const file = join(folder, `${name}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  await page.close();
  const { size: bytes } = statSync(file);
  if (bytes > maxBytes) {
    throw new Error(`${file} has ${bytes} bytes, and at most ${maxBytes} are allowed; crop it in pictures.ts.`);
  }
  return bytes;
}

process.exitCode = await takePictures(process.argv.slice(2));
