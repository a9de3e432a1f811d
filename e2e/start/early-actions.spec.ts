import { expect, type Page, type Route, test } from '@playwright/test';
import { holdScripts } from '@/e2e/support/hold-scripts';
import { searchField } from '@/e2e/support/open-search';
import { isTakenOver } from '@/e2e/support/taken-over';

/** Opens a page whose scripts come only when they are let through, so that all that is done before is done too early. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const letThrough = await holdScripts(page);
  await page.goto(path);
  return async () => {
    expect(await isTakenOver(page)).toBe(false);
    letThrough();
    await expect.poll(() => isTakenOver(page)).toBe(true);
  };
}

test.describe('what a reader does before the scripts are there is done', () => {
  test('the switch of the theme: at once, and once', async ({ page }) => {
    const letThrough = await openEarly(page, '/lite/');
    const html = page.locator('html');
    await page.getByRole('button', { name: /Switch between/ }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await letThrough();
    await page.waitForTimeout(300);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: 'currently light' })).toBeVisible();
  });

  test('a dropdown by the keyboard: it is open then', async ({ page }) => {
    const letThrough = await openEarly(page, '/lite/');
    const button = page.getByRole('button', { name: 'Self-Hosting' });
    await button.focus();
    await page.keyboard.press('Enter');
    await letThrough();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('a dropdown by the pointer: it is open then', async ({ page }) => {
    const letThrough = await openEarly(page, '/lite/');
    const button = page.getByRole('button', { name: 'Self-Hosting' });
    await button.hover();
    await letThrough();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('a tab: it is chosen then', async ({ page }) => {
    const letThrough = await openEarly(page, '/lite/installation/docker');
    const tab = page.getByRole('tab', { selected: false }).first();
    const name = (await tab.textContent()) ?? '';
    await tab.click();
    await letThrough();
    await expect(page.getByRole('tab', { name, exact: true, selected: true }).first()).toBeVisible();
  });

  test('an arrow on a tab: the next one is chosen then', async ({ page }) => {
    const letThrough = await openEarly(page, '/lite/installation/docker');
    await page.getByRole('tab', { selected: true }).first().focus();
    const list = page.getByRole('tablist').first();
    const next = (await list.getByRole('tab').nth(1).textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await letThrough();
    await expect(list.getByRole('tab', { name: next, exact: true })).toHaveAttribute('aria-selected', 'true');
  });

  test('copying: it is in the clipboard then', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const letThrough = await openEarly(page, '/lite/installation/docker');
    await page.locator('[data-copy]').first().click();
    await letThrough();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });

  test('the shortcut of the values: their panel is open then', async ({ page }) => {
    const letThrough = await openEarly(page, '/services/sso');
    await page.keyboard.press('Alt+Shift+KeyV');
    await letThrough();
    await expect(page.getByRole('dialog', { name: 'Your values' })).toBeVisible();
  });

  for (const [name, keys, key] of [
    ['the shortcut of the search', 'Control+k', 'k'],
    ['the slash', '/', '/'],
  ] as const) {
    test(`${name}: the page hears it then, and the browser does not`, async ({ page }) => {
      await page.addInitScript(() => {
        window.addEventListener('taken-over', () => {
          document.addEventListener('keydown', (event) => {
            document.documentElement.dataset.heard = `${event.key} ${event.ctrlKey}`;
          });
        });
        const noteKey = (event: Event) => {
          setTimeout(() => {
            document.documentElement.dataset.prevented = `${event.defaultPrevented}`;
          });
        };
        window.addEventListener('keydown', noteKey, { capture: true });
      });
      const letThrough = await openEarly(page, '/lite/');
      await page.keyboard.press(keys);
      await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true');
      await letThrough();
      await expect(page.locator('html')).toHaveAttribute('data-heard', `${key} ${keys !== key}`);
    });
  }

  test('the shortcut of the search, and a text typed behind it while the scripts come: it is in the field', async ({
    page,
  }) => {
    const letThrough = await openEarly(page, '/lite/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('reve');
    const typing = page.keyboard.type('rb port', { delay: 40 });
    await letThrough();
    await typing;
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('reverb port');
    await page.keyboard.type('s');
    await expect(searchField(page)).toHaveValue('reverb ports');
  });

  test('a link: the browser follows it at once', async ({ page }) => {
    await openEarly(page, '/lite/');
    await page.locator('main').getByRole('link', { name: 'Updat' }).first().click();
    await expect(page).toHaveURL(/\/lite\/updating/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the menu: it opens then', async ({ page }) => {
    const letThrough = await openEarly(page, '/lite/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await letThrough();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the menu, when the scripts cannot be loaded: the links at the foot, and the menu once they can', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/lite/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('navigation', { name: 'All sections' })).toBeInViewport();
    await page.unroute('**/*.js');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the menu, while a start of the scripts fails: the next start opens it', async ({ page }) => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
    await page.goto('/lite/');
    await page.keyboard.press('Shift');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Menu' }).tap();
    isHeld = false;
    await Promise.all(held.map((route) => route.abort()));
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
