import { expect, test } from '@playwright/test';
import { isHydrated } from '@/e2e/support/hydrated';
import { waitForLateFont } from '@/e2e/support/late-font';
import { start, visit, visitAtRest } from '@/e2e/support/visit';
import { documentsOf, errorsOf, expectTitle, sidebarLink } from './support';

// What an extension writes is not held to the policy of the page.
test.use({ bypassCSP: true });

test('an extension that changes the document before the scripts start: they start, and pages change', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto('/lite/updating');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('extension-bar'));
    document.body.append(document.createElement('extension-panel'));
    document.head.prepend(document.createElement('style'));
    for (const word of document.querySelectorAll('.static p')) {
      word.innerHTML = `<font>${word.innerHTML}</font>`;
    }
    for (const field of document.querySelectorAll('button')) {
      field.setAttribute('data-extension', 'seen');
    }
  });
  await start(page);
  const documents = documentsOf(page);
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
  await page.goBack();
  await expectTitle(page, /Updat/);
  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
});

test('an extension that takes elements away: the page is there all the same', async ({ page }) => {
  await page.goto('/lite/updating');
  await page.evaluate(() => {
    document.querySelector('footer')?.remove();
    document.querySelector('header button')?.replaceWith(document.createTextNode('blocked'));
  });
  await page.keyboard.press('Shift');
  await page.waitForTimeout(800);
  await expectTitle(page, /Updat/);
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is whole, styled, and its links lead on', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/lite/updating');
    await expectTitle(page, /Updat/);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    // What is for browsers without scripts comes in a sheet of its own.
    expect(asked.filter((url) => /\.(?:js|txt|css)$/.test(url) && !url.includes('/rare-'))).toEqual([]);
    await sidebarLink(page, 'Docker').click();
    await expectTitle(page, /Docker/);
  });
});

test('style sheets that do not come: the page keeps its look, and works', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/lite/updating');
  // The search names its shortcut once that works.
  const look = { animations: 'disabled' as const, mask: [page.locator('[data-search-button]')] };
  await waitForLateFont(page);
  const before = await page.screenshot(look);
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
  await page.waitForTimeout(300);
  expect((await page.screenshot(look)).equals(before)).toBe(true);
  await page.getByRole('button', { name: /Switch between/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const [name, time] of [
  ['a century ahead', '2126-01-01'],
  ['at the beginning of time', '1970-01-01'],
] as const) {
  test(`a clock that is ${name} harms nothing`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.clock.setFixedTime(new Date(time));
    await visitAtRest(page, '/lite/');
    const documents = documentsOf(page);
    await sidebarLink(page, 'Updating').click();
    await expectTitle(page, /Updat/);
    expect(documents).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a page that comes back from the back/forward cache works', async ({ page }) => {
  await visit(page, '/lite/updating');
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes';
  });
  // Another document of the host, so that the browser keeps this one.
  await page.goto('/openapi.json');
  await page.goBack();
  await expectTitle(page, /Updat/);
  await page.keyboard.press('Shift');
  const documents = documentsOf(page);
  await page.waitForFunction(isHydrated);
  await page.getByRole('button', { name: /Switch between/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await sidebarLink(page, 'Docker').click();
  await expectTitle(page, /Docker/);
  expect(documents).toEqual([]);
});
