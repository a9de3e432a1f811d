import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { claimPort } from '@/lib/programs/ports';
import {
  type FirstAction,
  firstActionPage,
  firstActions,
  readReaction,
  watchReaction,
} from '@/lib/scripts/bench/first-actions';
import { pressIn, startWebKit, type WebKit, webKitSkipReason } from './browsers/webkit';
import { addressOf } from './support/built-site';
import { firefoxFor } from './support/firefox';
import { skipIfUnavailable } from './support/skip-if-unavailable';

/** `first-action-bench.ts` requires 400 ms on a slow phone. This limit leaves room for a busy machine. */
const maxReactionMs = 1500;

/** Returns the shortest of up to three times in milliseconds, because a busy machine can only make them longer. */
async function shortest(measure: () => Promise<number>): Promise<number> {
  let time = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && time >= maxReactionMs; attempt += 1) {
    time = Math.min(time, await measure());
  }
  return time;
}

/** The actions that all browsers run: with a key and text, with a touch, and with a pointer. The full test has all. */
const tagOf = ({ name }: FirstAction) => (['search by /', 'drawer', 'copy'].includes(name) ? [] : '@full');

const text = 'reverb port';
const sizeFor = ({ isOnPhone }: FirstAction) => ({ width: isOnPhone ? 390 : 1280, height: 800 });
const typedText = () => document.querySelector<HTMLInputElement>('#search input')?.value;
const clearStorage = () => localStorage.clear();
const scrollToControl = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });

test.describe('in Chromium', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], hasTouch: true });

  for (const action of firstActions) {
    test(`${action.name} works as soon as the control script has run`, async ({ page }) => {
      await page.setViewportSize(sizeFor(action));
      const time = await shortest(async () => {
        await page.goto(firstActionPage, { waitUntil: 'commit' });
        await page.waitForSelector('html[data-keys]');
        await page.evaluate(watchReaction, action.reaction);
        if (action.keys) {
          await page.keyboard.press(action.keys);
        } else {
          const control = page.locator(action.control ?? '').first();
          await (action.isOnPhone ? control.tap() : control.click());
        }
        if (action.takesText) {
          await page.keyboard.type(text);
          await expect.poll(() => page.evaluate(typedText)).toBe(text);
        }
        await expect(page).toHaveURL(firstActionPage);
        const reaction = await page.evaluate(readReaction);
        await page.evaluate(clearStorage);
        return reaction;
      });
      expect(time).toBeLessThan(maxReactionMs);
    });
  }
});

test.describe('in Firefox', () => {
  const firefox = firefoxFor();

  for (const action of firstActions) {
    test(`${action.name} works as the first action`, { tag: tagOf(action) }, async () => {
      const page = await firefox().newPage();
      await page.setViewport(sizeFor(action));
      const time = await shortest(async () => {
        await page.goto(addressOf(firstActionPage));
        await page.evaluate(watchReaction, action.reaction);
        if (action.keys) {
          const [key = '', modifier] = action.keys.split('+').reverse();
          await (modifier && page.keyboard.down(modifier as 'Control'));
          await page.keyboard.press(key as 'k');
          await (modifier && page.keyboard.up(modifier as 'Control'));
        } else {
          await page.evaluate(scrollToControl, action.control ?? '');
          await page.click(action.control ?? '');
        }
        if (action.takesText) {
          await page.keyboard.type(text);
          await expect.poll(() => page.evaluate(typedText)).toBe(text);
        }
        expect(page.url()).toBe(addressOf(firstActionPage));
        const reaction = await page.evaluate(readReaction);
        await page.evaluate(clearStorage);
        return reaction;
      });
      expect(time).toBeLessThan(maxReactionMs);
      await page.close();
    });
  }
});

test.describe('in WebKit', () => {
  let webkit: WebKit;

  test.beforeAll(async () => {
    skipIfUnavailable(webKitSkipReason());
    webkit = await startWebKit(await claimPort(0, '127.0.0.1'));
  });
  test.afterAll(() => webkit?.stop());

  for (const action of firstActions) {
    test(`${action.name} works as the first action`, { tag: tagOf(action) }, async () => {
      const { driver } = webkit;
      await driver.manage().window().setRect(sizeFor(action));
      const time = await shortest(async () => {
        await driver.get(addressOf(firstActionPage));
        await driver.executeScript(watchReaction, action.reaction);
        if (action.keys) {
          await pressIn(driver, action.keys);
        } else {
          await driver.executeScript(scrollToControl, action.control);
          await driver.findElement({ css: action.control ?? '' }).click();
        }
        if (action.takesText) {
          await pressIn(driver, ...text);
          await expect.poll(() => driver.executeScript(typedText)).toBe(text);
        }
        expect(await driver.getCurrentUrl()).toBe(addressOf(firstActionPage));
        const reaction = await driver.executeAsyncScript<number>('window.reaction.then(arguments[0])');
        await driver.executeScript(clearStorage);
        return reaction;
      });
      expect(time).toBeLessThan(maxReactionMs);
    });
  }
});
