import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { holdRequests } from './support/hold-requests';
import { shiftsOf } from './support/shifts';
import { violationsIn } from './support/violations';
import { storeValues } from './values/fill-in';

const page = '/api/posts/create';

test('builds a request in each language with the values of the reader, and sends nothing', async ({ page: tab }) => {
  await storeValues(tab, { domain: 'mine.example.org', 'core-path': '' });
  await tab.goto(page);
  const samples = tab.locator('.samples [data-tabs]');
  await expect(samples.first()).toBeVisible();
  const build = tab.getByRole('button', { name: 'Build' });
  await expect(build).toBeEnabled();
  await build.press('Enter');
  await expect(tab.getByRole('textbox', { name: 'Access token' })).toBeVisible();
  await expect(samples.first()).toBeHidden();
  const requests: string[] = [];
  // The site's own scripts may still load in idle time.
  tab.on('request', (request) => request.resourceType() === 'script' || requests.push(request.url()));
  await tab.getByRole('textbox', { name: 'Access token' }).fill('1|abc');
  await tab.getByLabel('Start from').selectOption({ index: 1 });
  await tab.getByRole('textbox', { name: /^body/ }).first().fill('<div>It\'s "here"</div>');
  const code = tab.locator('[data-part="request-builder"] pre code');
  const inJson = String.raw`It's \"here\"`;
  const expected = {
    curl: String.raw`It'\''s \"here\"`,
    php: String.raw`It\'s "here"`,
    javascript: inJson,
    python: inJson,
    go: inJson,
    httpie: '--raw',
  };
  for (const [language, text] of Object.entries(expected)) {
    await tab.locator('[data-part]').getByLabel('Language').selectOption(language);
    await expect(code).toContainText(text);
    await expect(code).toContainText('https://mine.example.org/api/');
    await expect(code).toContainText('Bearer 1|abc');
  }
  await tab.getByRole('button', { name: 'Sample' }).press('Enter');
  await expect(samples.first()).toBeVisible();
  expect(requests).toEqual([]);
  const kept = await tab.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }]));
  expect(kept).not.toContain('1|abc');
  await tab.reload();
  await tab.getByRole('button', { name: 'Build' }).click();
  await expect(tab.getByRole('textbox', { name: 'Access token' })).toHaveValue('1|abc');
});

test('a copied link opens the same request, without the token', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.goto('/api/tags/create');
  await tab.getByRole('button', { name: 'Build' }).click();
  await tab.getByRole('textbox', { name: 'Access token' }).fill('1|abc');
  await tab.getByRole('textbox', { name: /^name/ }).fill('A & b #1');
  await tab.getByRole('textbox', { name: /^hex_color/ }).fill('red');
  await expect(tab.getByText('1 field needs a change.')).toBeVisible();
  await tab.getByRole('button', { name: 'Copy link' }).click();
  await expect(tab.getByText('not your token')).toBeVisible();
  const link = await tab.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('abc');
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: /^name/ })).toHaveValue('A & b #1');
  await expect(other.getByRole('textbox', { name: 'Access token' })).toHaveValue('');
});

test('on a slow line, the sample stays while the switch loads; the form has no accessibility violations', async ({
  page: tab,
}) => {
  const release = await holdRequests(tab, /builder-place/);
  await tab.goto(page);
  await expect(tab.getByText('Loading the request builder')).toBeAttached();
  release();
  await expect(tab.getByRole('button', { name: 'Build' })).toBeEnabled();
  expect(await shiftsOf(tab)).toEqual([]);
  await tab.getByRole('button', { name: 'Build' }).click();
  await tab.getByLabel('Start from').selectOption({ index: 5 });
  await expect(tab.locator('.build-group').first()).toBeVisible();
  expect(await violationsIn(tab)).toEqual([]);
});
