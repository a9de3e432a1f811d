import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { firefoxFor } from '@/e2e/support/firefox';
import { test } from './unpacked-copy';

const firefox = firefoxFor(test);
let page: Page;
let errors: string[];

test.beforeEach(async () => {
  page = await firefox().newPage();
  errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
});

test.afterEach(async () => {
  await page.close();
  expect(errors).toEqual([]);
});

/** Returns the title of the page, or an empty string while one page replaces another. */
const readTitle = () => page.$eval('h1', (heading) => heading.textContent).catch(() => '');

test('Firefox opens the copy from a file, and follows its links', async ({ copy }) => {
  await page.goto(copy.urlOf('lite/installation/docker.html'));
  expect(await readTitle()).toBe('Install Lite with Docker');
  await page.locator('main a[href$="lite/first-post.html"]').click();
  await expect.poll(readTitle).toBe('Publish your first post');
});

test('Firefox stores the theme, searches the copy, and opens a result', async ({ copy }) => {
  await page.goto(copy.urlOf('lite/updating.html'));
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.locator('[data-theme-toggle]').click();
  await expect.poll(theme).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.waitForSelector('html[data-keys]');
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForSelector('dialog input:focus');
  await page.keyboard.type('APP_KEY');
  const first = () => page.$eval('[role="option"]', (option) => option.textContent).catch(() => '');
  await expect.poll(first).toContain('APP_KEY');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(copy.urlOf('lite/configuration/environment-variables.html#'));
  await page.goto(copy.urlOf('search.html?q=horizon'));
  await expect.poll(() => page.$eval('[role="status"]', (status) => status.textContent)).toContain('pages found');
});

test('Firefox fills in values, lists the pages that use one, and shows it on them', async ({ copy }) => {
  await page.goto(copy.urlOf('lite/installation/docker.html'));
  await page.locator('[data-page-values]').click();
  await page.locator('dialog [data-value-field="domain"] input').fill('posts.example.net');
  await page.locator('dialog .values-used > summary').click();
  await page.locator('dialog .values-used summary ::-p-text(Domain)').click();
  await page.locator('dialog .values-used details[open] a[href$="server.html"]').click();
  await expect.poll(readTitle).toBe('Server configuration');
  const domain = () => page.$eval('main [data-placeholder="domain"]', (mark) => mark.textContent);
  await expect.poll(domain).toBe('posts.example.net');
});
