import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { firefoxFor } from '@/e2e/support/firefox';
import { test } from './unpacked';

const firefox = firefoxFor(test);
let page: Page;
let faults: string[];

test.beforeEach(async () => {
  page = await firefox().newPage();
  faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
});

test.afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

const headline = () => page.$eval('h1', (heading) => heading.textContent);

test('Firefox opens the copy from a file, and follows its links', async ({ copy }) => {
  await page.goto(copy.urlOf('lite/installation/docker.html'));
  expect(await headline()).toBe('Install Lite with Docker');
  await page.locator('main a[href$="lite/updating.html"]').click();
  await expect.poll(headline).toBe('Update Mixpost Lite');
});

test('Firefox keeps the theme of the copy', async ({ copy }) => {
  await page.goto(copy.urlOf('lite/updating.html'));
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.locator('[data-theme-toggle]').click();
  await expect.poll(theme).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
});
