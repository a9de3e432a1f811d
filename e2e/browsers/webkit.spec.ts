import { expect } from '@playwright/test';
import { By, Key, until, type WebElement } from 'selenium-webdriver';
import { addressOf } from '@/e2e/support/built-site';
import { isHydrated, movePointer } from '@/e2e/support/hydrated';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { test } from '@/e2e/support/test';
import { startWebKit, type WebKit, webKitSkipReason } from './webkit';

const timeoutMs = 10_000;

let webkit: WebKit;

test.beforeAll(async () => {
  skipIfUnavailable(webKitSkipReason());
  webkit = await startWebKit();
});

test.afterAll(() => webkit?.stop());

/** Opens a page in a window of this width, and hydrates it. */
async function open(path: string, width: number): Promise<void> {
  const { driver } = webkit;
  await driver.manage().window().setRect({ width, height: 800 });
  await driver.get(addressOf(path));
  await driver.executeScript(movePointer);
  await driver.wait(() => driver.executeScript<boolean>(isHydrated), timeoutMs);
}

const find = (css: string): Promise<WebElement> => webkit.driver.wait(until.elementLocated(By.css(css)), timeoutMs);
const evaluate = <Value>(script: string): Promise<Value> => webkit.driver.executeScript(`return ${script}`);

test('the navbar hides on scrolling down and returns on scrolling up', async () => {
  await open('/lite/installation/docker', 1280);
  // A single step could come before React listens.
  const isHiddenAfter = (step: number) => async () => {
    await webkit.driver.executeScript(`window.scrollBy(0, ${step})`);
    return evaluate("document.documentElement.dataset.navbar === 'hidden'");
  };
  await expect.poll(isHiddenAfter(300)).toBe(true);
  await expect.poll(isHiddenAfter(-100)).toBe(false);
});

test('the drawer opens over the page, and Escape closes it', async () => {
  await open('/lite/installation/docker', 390);
  await (await find('button[aria-label="Menu"]')).click();
  await expect.poll(() => evaluate("document.querySelector('dialog[open]')?.innerText")).toContain('Back to main menu');
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => evaluate("document.querySelector('dialog[open]') === null")).toBe(true);
});

test('the theme is stored, and a link changes the page without loading a document', async () => {
  await open('/lite/', 1280);
  const theme = () => evaluate('document.documentElement.dataset.theme');
  expect(await theme()).toBe('dark');
  await (await find('[data-theme-toggle]')).click();
  await expect.poll(theme).toBe('light');
  await open('/lite/', 1280);
  expect(await theme()).toBe('light');
  await webkit.driver.executeScript('window.isSame = true');
  await (await find('main a[href="/lite/installation/docker"]')).click();
  await expect.poll(() => evaluate('document.title')).toContain('Install Lite with Docker');
  expect(await evaluate('window.isSame === true')).toBe(true);
});

test('Enter enlarges a diagram, and Escape closes it', async () => {
  await open('/server', 1280);
  const button = await find('[data-enlarge]');
  await webkit.driver.executeScript('arguments[0].scrollIntoView({ block: "center" }); arguments[0].focus()', button);
  await webkit.driver.actions().sendKeys(Key.ENTER).perform();
  const dialog = await find('dialog[open]');
  await webkit.driver.wait(until.elementIsVisible(dialog), timeoutMs);
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect
    .poll(() => evaluate("document.querySelector('dialog[open]') === null"), { timeout: timeoutMs })
    .toBe(true);
});

test('the slash opens the search, which takes text right away, and Copy confirms', async () => {
  await webkit.driver.get(addressOf('/lite/installation/docker'));
  await webkit.driver.actions().sendKeys('/reverb port').perform();
  await expect.poll(() => evaluate("document.querySelector('#search input').value")).toBe('reverb port');
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
  await (await find('[data-copy]')).click();
  await find('[data-copy]:is([aria-label="Copied"], [aria-label="Copy the selection"])');
});
