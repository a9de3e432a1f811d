import { expect, type Page } from '@playwright/test';
import { documentChanges } from '@/e2e/browsers/changed-documents';
import { test } from '@/e2e/support/test';
import { holdRequests } from './support/hold-requests';
import { hydrate } from './support/hydrated';
import { shiftsOf } from './support/shifts';
import { violationsIn } from './support/violations';
import { storeValues } from './values/fill-in';

const page = '/api/posts/create';
const appFiles = '**/_next/static/chunks/*.js';

const build = (tab: Page) => tab.getByRole('button', { name: 'Build', exact: true });
const samples = (tab: Page) => tab.getByRole('complementary', { name: 'Samples' });
const code = (tab: Page) => samples(tab).locator('.rail pre:visible code');

test('builds a request in the chosen language with the values of the reader, and sends nothing', async ({
  page: tab,
}) => {
  await storeValues(tab, { domain: 'mine.example.org', 'core-path': '' });
  await tab.goto(page);
  const example = tab.getByRole('combobox', { name: 'Example' });
  await expect(example).toBeVisible();
  await build(tab).press('Enter');
  await expect(tab.getByRole('textbox', { name: 'Access token' })).toBeVisible();
  await expect(example).toBeHidden();
  const requests: string[] = [];
  // The site's own scripts may still load in idle time, and so may the pages that links lead to.
  tab.on('request', (request) => {
    if (request.method() !== 'HEAD' && !/\.(?:js|txt)(?:\?|$)/.test(request.url())) {
      requests.push(request.url());
    }
  });
  await tab.getByRole('textbox', { name: 'Access token' }).fill('1|abc');
  await tab.getByLabel('Start from').selectOption({ index: 1 });
  await tab.getByRole('textbox', { name: /^body/ }).first().fill('<div>It\'s "here"</div>');
  for (const [language, text] of [
    ['curl', String.raw`It'\''s \"here\"`],
    ['python', String.raw`It's \"here\"`],
  ] as const) {
    await samples(tab).getByLabel('Language').filter({ visible: true }).selectOption(language);
    await expect(code(tab)).toContainText(text);
    await expect(code(tab)).toContainText('https://mine.example.org/api/');
    await expect(code(tab)).toContainText('Bearer 1|abc');
  }
  await tab.getByRole('button', { name: 'Sample' }).press('Enter');
  await expect(example).toBeVisible();
  await expect(code(tab)).toContainText('Bearer 1|abc');
  expect(requests).toEqual([]);
  const kept = await tab.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }]));
  expect(kept).not.toContain('1|abc');
  await tab.reload();
  await build(tab).click();
  await expect(tab.getByRole('textbox', { name: 'Access token' })).toHaveValue('1|abc');
});

test('a copied link opens the same request, without the token', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.goto('/api/tags/create');
  await build(tab).click();
  await tab.getByRole('textbox', { name: 'Access token' }).fill('1|abc');
  await tab.getByRole('textbox', { name: /^name/ }).fill('A & b #1');
  await tab.getByRole('button', { name: 'Copy link' }).click();
  await expect(tab.getByText('not your token')).toBeVisible();
  const link = await tab.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('abc');
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: /^name/ })).toHaveValue('A & b #1');
  await expect(other.getByRole('textbox', { name: 'Access token' })).toHaveValue('');
});

test('on a slow line, a press shows at once that the builder loads; the form has no accessibility violations', async ({
  page: tab,
}) => {
  const release = await holdRequests(tab, appFiles);
  await tab.goto(page);
  await build(tab).click();
  await expect(samples(tab).getByText('Loading the request builder')).toBeVisible();
  await expect(tab.getByRole('combobox', { name: 'Example' })).toBeHidden();
  await tab.getByRole('button', { name: 'Sample' }).click();
  await expect(tab.getByRole('combobox', { name: 'Example' })).toBeVisible();
  await build(tab).click();
  release();
  await tab.getByLabel('Start from').selectOption({ index: 5 });
  await expect(samples(tab).getByRole('group', { name: 'Body' })).toBeVisible();
  const figure = samples(tab)
    .getByRole('figure')
    .filter({ has: tab.getByLabel('Language') });
  await expect(figure).toHaveCSS('border-top-width', '1px');
  expect(await shiftsOf(tab)).toEqual([]);
  expect(await violationsIn(tab)).toEqual([]);
});

test("shows an error with Retry if the app or its description doesn't load, and works after that", async ({
  page: tab,
}) => {
  await tab.route(appFiles, (route) => route.abort());
  await tab.goto(page);
  await build(tab).click();
  const failure = samples(tab).getByText("Couldn't load the request builder.");
  await expect(failure).toBeVisible();
  await tab.unroute(appFiles);
  const descriptions = '**/_next/static/requests/*.json';
  await tab.route(descriptions, (route) => route.fulfill({ status: 503 }));
  await samples(tab).getByRole('button', { name: 'Retry' }).click();
  await tab.waitForFunction(() => document.documentElement.dataset.app === 'running');
  await expect(failure).toBeVisible();
  await tab.unroute(descriptions);
  await samples(tab).getByRole('button', { name: 'Retry' }).click();
  await expect(tab.getByRole('textbox', { name: 'Access token' })).toBeVisible();
});

test.describe('in a page that the browser has translated', () => {
  // React reports that the page isn't what it rendered, and renders it again.
  test.use({ expectedPageErrors: /React error #418/ });

  test('what the reader chose before the app ran, and entered after, survives', async ({ page: tab }) => {
    const translate = documentChanges['the browser translates it'];
    const release = await holdRequests(tab, appFiles);
    await tab.goto('/api/tags/create');
    await build(tab).click();
    await tab.evaluate(translate);
    release();
    await tab.getByRole('textbox', { name: /^name/ }).fill('Rye');
    await tab.evaluate(translate);
    await tab.getByRole('textbox', { name: /^hex_color/ }).fill('red');
    await expect(tab.getByText('1 field needs a change.')).toBeVisible();
    await tab.getByRole('textbox', { name: /^hex_color/ }).fill('#123456');
    await tab.getByRole('textbox', { name: /^name/ }).fill('Wheat');
    await expect(code(tab)).toContainText('"name": "Wheat"');
    await expect(code(tab)).toContainText('#123456');
  });
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1280, height: 620 },
  { width: 390, height: 844 },
]) {
  test(`at ${width} × ${height} px, nothing covers a focused field`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height });
    // Without smooth scrolling.
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await tab.goto(page);
    await hydrate(tab);
    await build(tab).click();
    await tab.getByLabel('Start from').selectOption({ index: 5 });
    await build(tab).focus();
    const stops: string[] = [];
    const covered: string[] = [];
    for (;;) {
      await tab.keyboard.press('Tab');
      const stop = await tab.evaluate(readFocus);
      if (stop === null) {
        break;
      }
      stops.push(stop.name);
      covered.push(...(stop.isCovered ? [stop.name] : []));
    }
    expect(stops.length).toBeGreaterThan(25);
    expect(covered).toEqual([]);
  });
}

/** Returns the focused element, and whether another one covers its upper half; null outside of the samples. */
function readFocus(): { readonly name: string; readonly isCovered: boolean } | null {
  const focused = document.activeElement;
  if (!focused?.closest('aside')) {
    return null;
  }
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // Code can be longer than the window.
  const middle = Math.min((top + bottom) / 2, innerHeight - 2);
  const isCovered = [Math.max(top + 2, 2), middle].some((y) => {
    const shown = document.elementFromPoint((left + right) / 2, y);
    return !shown || !(focused.contains(shown) || shown.contains(focused));
  });
  const label = focused.getAttribute('aria-label') ?? (focused as HTMLInputElement).labels?.[0]?.textContent;
  return { name: label ?? focused.textContent ?? '', isCovered };
}
