import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { out } from '@/e2e/support/built-site';
import { sampleOf } from '@/e2e/support/samples';
import { shiftsOf } from '@/e2e/support/shifts';
import { test } from '@/e2e/support/test';
import { blockedWorkerMessage, visit } from '@/e2e/support/visit';
import { fillIn, storeValues } from './fill-in';

const pages: Record<string, { path: string }[]> = JSON.parse(readFileSync(join(out, 'value-pages.json'), 'utf8'));
const withDomain = (pages.domain ?? []).map(({ path }) => path);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a stored domain appears in the text of pages and in copied code', async ({ page }) => {
  test.setTimeout(600_000);
  await storeValues(page, { domain: 'mine.example.org' });
  for (const path of sampleOf(withDomain, 3)) {
    await test.step(path, async () => {
      await visit(page, path);
      const marks = page.locator('[data-placeholder="domain"]');
      await expect(marks.first()).toHaveText('mine.example.org');
      expect(new Set(await marks.allTextContents())).toEqual(new Set(['mine.example.org']));
      expect(await page.locator('main').textContent()).not.toContain('social.example.com');
      const button = page.locator('[data-code]:visible', { has: marks }).locator('[data-copy]').first();
      if ((await button.count()) > 0) {
        await button.click();
        await expect(button).toHaveText('Copied');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toContain('mine.example.org');
        expect(copied).not.toContain('social.example.com');
      }
    });
  }
});

test('values are filled in before the first paint, and immediately on the next page', async ({ page }) => {
  await storeValues(page, { domain: 'mine.example.org', 'core-path': '' });
  // Records the text whenever it's about to be painted.
  await page.addInitScript(() => {
    const paintedTexts = new Set<string>();
    Object.assign(window, { paintedTexts });
    const record = () => {
      for (const mark of document.querySelectorAll(
        '[data-in^="url-"]:is([data-placeholder="domain"], [data-placeholder="core-path"])',
      )) {
        paintedTexts.add(mark.textContent ?? '');
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await visit(page, '/api/posts/create');
  await page.getByRole('navigation', { name: 'API' }).getByRole('link', { name: 'List', exact: false }).first().click();
  await expect(page).not.toHaveURL(/create$/);
  await expect(page.locator('[data-placeholder="domain"]').first()).toHaveText('mine.example.org');
  expect(
    await page.evaluate(() => [...(window as unknown as { paintedTexts: Set<string> }).paintedTexts].sort()),
  ).toEqual(['', 'mine.example.org']);
});

test('filling in values causes no layout shifts or warnings', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  await storeValues(page, {
    domain: 'a-much-longer-name.mine.example.org',
    email: "o'neil+x@example.org",
    edition: 'pro',
  });
  // The first visit caches the font, which may miss the first paint on a busy machine. That isn't what this tests.
  await visit(page, '/server');
  await page.waitForLoadState('networkidle');
  await visit(page, '/server');
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
  expect(messages.filter((line) => line !== blockedWorkerMessage)).toEqual([]);
});

test('a downloaded settings file contains the values, or equals the original without any', async ({ page }) => {
  const path = '/pro/configuration/environment-variables';
  const download = async () => {
    const waiting = page.waitForEvent('download');
    const link = page.locator('a[download]').first();
    await link.hover();
    await expect(page.locator('a[download]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await link.click();
    const file = await waiting;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const plain = readFileSync(join(out, 'env/pro.env'), 'utf8');
  await visit(page, path);
  expect(await download()).toEqual({ name: 'pro.env', text: plain });
  await fillIn(page, path, { domain: 'mine.example.org', 'db-password': 'p"a$b s' });
  const filled = await download();
  expect(filled.name).toBe('pro.env');
  expect(filled.text).toBe(
    plain
      .replaceAll('social.example.com', 'mine.example.org')
      .replace('DB_PASSWORD=a-long-random-password', `DB_PASSWORD='p"a$b s'`)
      .replace('mysql://mixpost_user:a-long-random-password@', 'mysql://mixpost_user:a-long-random-password@'),
  );
});

test('a click on a download right after the page has loaded saves one filled-in file', async ({ page }) => {
  await storeValues(page, { domain: 'mine.example.org' });
  const files: string[] = [];
  page.on('download', async (file) => files.push(readFileSync(await file.path(), 'utf8')));
  await page.goto('/lite/configuration/environment-variables');
  const link = page.locator('a[download]').first();
  await page.reload({ waitUntil: 'load' });
  await link.click();
  await expect.poll(() => files.length).toBe(1);
  const filled = readFileSync(join(out, 'env/lite.env'), 'utf8').replaceAll('social.example.com', 'mine.example.org');
  // A second file of the first press would arrive before the one of the second press.
  await link.click();
  await expect.poll(() => files.length).toBeGreaterThan(1);
  expect(files).toEqual([filled, filled]);
});
