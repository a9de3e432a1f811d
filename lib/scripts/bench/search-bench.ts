import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { median } from './median';
import { measureSite } from './serve-compressed';
import { slowDown } from './slow-line';
import { timeToChange } from './time-to-change';

const visits = 5;

/** The first query of a visit, and the queries that follow it. */
const [first, ...later] = ['supervisor', 'horizon', 'redis password', 'callback'] as const;

/** Prints the size of the index, and median times of searches on a slow phone and line. */
async function bench(browser: Browser, url: string): Promise<void> {
  const index = gzipSync(readFileSync(join('out', 'search', 'index.json')), { level: 9 });
  console.log(`Index without texts: ${(index.length / 1000).toFixed(1)} kB (gzip)`);
  const times: number[][] = [];
  while (times.length < visits) {
    times.push(await visit(browser, url));
  }
  console.log(`First results: ${median(times.map(([cold = 0]) => cold)).toFixed(0)} ms after the input`);
  console.log(`Later results: ${median(times.flatMap(([, ...warm]) => warm)).toFixed(0)} ms after the input`);
}

/** Returns the times of a visit's searches, in milliseconds from the input to the frame that shows the results. */
async function visit(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  await slowDown(page);
  await page.goto(`${url}/lite/updating`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
  await field.focus();
  const times = [await search(page, first)];
  for (const text of later) {
    await page.waitForTimeout(1000);
    await field.selectText();
    times.push(await search(page, text));
  }
  await page.close();
  return times;
}

/** Inserts a query into the open search in one step, and waits for the first frame that shows its results. */
function search(page: Page, text: string): Promise<number> {
  return timeToChange(page, 'input', 'dialog [role=option]', () => page.keyboard.insertText(text));
}

await measureSite(bench);
