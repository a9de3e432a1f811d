import { expect, test } from '@playwright/test';
import { By, Key, until, type WebElement } from 'selenium-webdriver';
import { addressOf } from '@/e2e/support/built-site';
import { isHydrated, turnToLink } from '@/e2e/support/hydrated';
import { leaveOutWithout } from '@/e2e/support/skip-if-unavailable';
import { claimPort } from '@/lib/programs/claim-port';
import { absenceOfWebKit, startWebKit, type WebKit } from './webkit';

const patienceMs = 10_000;

let webkit: WebKit;

test.beforeAll(async () => {
  leaveOutWithout(absenceOfWebKit());
  webkit = await startWebKit(await claimPort(0, '127.0.0.1'));
});

test.afterAll(() => webkit?.stop());

/** Opens a page in a window of this width, and hydrates it. */
async function open(path: string, width: number): Promise<void> {
  const { driver } = webkit;
  await driver.manage().window().setRect({ width, height: 800 });
  await driver.get(addressOf(path));
  await driver.executeScript(turnToLink);
  await driver.wait(() => driver.executeScript<boolean>(isHydrated), patienceMs);
}

const find = (css: string): Promise<WebElement> => webkit.driver.wait(until.elementLocated(By.css(css)), patienceMs);
const ask = <Value>(script: string): Promise<Value> => webkit.driver.executeScript(`return ${script}`);

test('the navbar hides on scrolling down and returns on scrolling up', async () => {
  await open('/lite/installation/docker', 1280);
  const isHidden = () => ask("document.documentElement.dataset.navbar === 'hidden'");
  await webkit.driver.executeScript('window.scrollTo(0, 1200)');
  await expect.poll(isHidden).toBe(true);
  await webkit.driver.executeScript('window.scrollTo(0, 900)');
  await expect.poll(isHidden).toBe(false);
});

test('the drawer opens over the page, and Escape closes it', async () => {
  await open('/lite/installation/docker', 390);
  await (await find('button[aria-label="Menu"]')).click();
  await expect.poll(() => ask("document.querySelector('dialog[open]')?.innerText")).toContain('Back to main menu');
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => ask("document.querySelector('dialog[open]') === null")).toBe(true);
});

test('the theme changes, and is stored', async () => {
  await open('/lite/', 1280);
  const theme = () => ask('document.documentElement.dataset.theme');
  expect(await theme()).toBe('dark');
  await (await find('[data-theme-toggle]')).click();
  await expect.poll(theme).toBe('light');
  await open('/lite/', 1280);
  expect(await theme()).toBe('light');
});

test('a drawing is enlarged, and Escape closes it', async () => {
  await open('/server', 1280);
  const button = await find('[data-enlarge]');
  await webkit.driver.executeScript('arguments[0].scrollIntoView({ block: "center" }); arguments[0].focus()', button);
  await webkit.driver.actions().sendKeys(Key.ENTER).perform();
  const dialog = await find('dialog[open]');
  await webkit.driver.wait(until.elementIsVisible(dialog), patienceMs);
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => ask("document.querySelector('dialog[open]') === null"), { timeout: patienceMs }).toBe(true);
});

test('a link changes the page without loading a document', async () => {
  await open('/lite/', 1280);
  await webkit.driver.executeScript('window.isSame = true');
  await (await find('main a[href="/lite/installation/docker"]')).click();
  await webkit.driver.wait(until.titleContains('Install Lite with Docker'), patienceMs);
  expect(await ask('window.isSame === true')).toBe(true);
});
