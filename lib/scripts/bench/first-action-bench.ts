import '@/lib/scripts/build/load-settings';
import type { Browser, Page } from '@playwright/test';
import { versions } from '@/content/versions';
import { openFolder } from '@/lib/hosting/server/files';
import { serveSite } from '@/lib/hosting/server/serve-site';
import { describeSite } from '@/lib/hosting/server/site';
import { launchChromium } from '@/lib/programs/chromium';
import { basePath } from '@/lib/site/base-path.mjs';
import { routesOf } from '@/lib/site/manifest/routes';
import { type FirstAction, firstActionPage, firstActions, readReaction, watchReaction } from './first-actions';

/** Maximum median time that a control may take to react, in milliseconds. */
const maxReactionMs = 400;

/** How long after the `load` event the reader acts, in milliseconds. */
const delayMs = 300;

const text = 'reverb port';

const runs = 5;

/** The CPU throttling rate, which corresponds to a mid-range phone. */
const slowness = 4;

/** 1.6 Mbit/s down, 0.75 Mbit/s up, and 150 ms round trip. Throughputs are in bytes per second. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** The time until a control reacted, in milliseconds, and errors: the page was left, or text was lost. */
type Result = { readonly time: number; readonly errors: readonly string[] };

/** Throttles network and CPU of a Chromium page, with the same settings as in our measurements of comparable sites. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** Performs one action on a page that has just loaded, in a browser context without a cache. */
async function actOnce(browser: Browser, url: string, action: FirstAction): Promise<Result> {
  const context = await browser.newContext({
    viewport: action.isOnPhone ? { width: 390, height: 800 } : { width: 1280, height: 800 },
    hasTouch: Boolean(action.isOnPhone),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url + firstActionPage);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.evaluate(watchReaction, action.reaction);
    const control = page.locator(action.control ?? 'body').first();
    if (action.control) {
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    }
    await page.waitForTimeout(delayMs);
    if (action.keys) {
      await page.keyboard.press(action.keys);
    } else {
      await (action.isOnPhone ? control.tap({ force: true }) : control.click({ force: true }));
    }
    if (action.takesText) {
      await page.keyboard.type(text);
    }
    const time = await page.evaluate(readReaction);
    await page.waitForLoadState('networkidle');
    const typed = action.takesText ? await page.locator('#search input').first().inputValue() : text;
    return {
      time,
      errors: [
        ...documents.map((address) => `${action.name} left the page for ${address}.`),
        ...(typed === text ? [] : [`${action.name} kept "${typed}" of "${text}".`]),
      ],
    };
  } finally {
    await context.close();
  }
}

/**
 * Measures how long each control takes to react when it's the first thing that a reader
 * uses, on a slow phone. Exits with 1 if a median exceeds 400 ms, a press leaves the page, or
 * typed text is lost.
 */
async function bench(browser: Browser, url: string): Promise<void> {
  const rows: string[] = [];
  const errors: string[] = [];
  for (const action of firstActions) {
    const results: Result[] = [];
    while (results.length < runs) {
      results.push(await actOnce(browser, url, action));
    }
    const times = results.map(({ time }) => time);
    const middle = Math.round(times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0);
    rows.push(`| ${action.name} | ${middle} | ${Math.round(times.at(-1) ?? 0)} |`);
    errors.push(...results.flatMap((result) => result.errors));
    if (middle > maxReactionMs) {
      errors.push(`${action.name} reacts after ${middle} ms; at most ${maxReactionMs} ms is allowed.`);
    }
  }
  process.stdout.write(`| first action | median, ms | longest, ms |\n| --- | ---: | ---: |\n${rows.join('\n')}\n`);
  for (const error of new Set(errors)) {
    process.stderr.write(`${error}\n`);
    process.exitCode = 1;
  }
}

const site = describeSite([...routesOf(versions).values()], basePath);
const { url, stop } = await serveSite({ files: openFolder('out'), site, port: 0, host: '127.0.0.1' });
const browser = await launchChromium();
await bench(browser, url.slice(0, -1)).finally(() => Promise.all([browser.close(), stop()]));
