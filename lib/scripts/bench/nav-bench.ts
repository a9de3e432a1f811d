import type { Browser, Page } from '@playwright/test';
import { median } from './median';
import { measureSite } from './serve-compressed';
import { slowDown } from './slow-line';
import { timeToChange } from './time-to-change';

type Line = 'fast' | 'slow';

const runs = 5;

/** The page that each change starts from, and its targets: one that's prefetched, and one that isn't. */
const from = '/lite/';
const targets = [
  { path: '/lite/installation/docker', name: 'next page' },
  { path: '/lite/updating', name: 'another page' },
] as const;

/** Measures the time from the click on a link to the first frame with the new title, in milliseconds. */
async function changeOnce(page: Page, href: string, hover: boolean): Promise<number> {
  const link = page.locator(`[data-sidebar] a[href="${href}"]`).first();
  const box = await link.boundingBox();
  if (!box) {
    throw new Error(`The sidebar shows no link to ${href}; name another path in lib/scripts/bench/nav-bench.ts.`);
  }
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  if (hover) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(250);
  }
  return timeToChange(page, 'click', 'h1', () => page.mouse.click(x, y));
}

/** A page change: its target, the connection, and whether the pointer hovers over the link before the click. */
type Change = { readonly path: string; readonly line: Line; readonly hover: boolean };

async function measure(browser: Browser, url: string, { path, line, hover }: Change): Promise<number> {
  const times: number[] = [];
  while (times.length < runs) {
    const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
    if (line === 'slow') {
      await slowDown(page);
    }
    await page.goto(url + from);
    // The app starts when the reader shows interest in a link. Without it, a click is a normal page load.
    await page.locator('[data-sidebar] a').first().hover();
    await page.waitForSelector('html[data-hydrated]');
    await page.mouse.move(900, 500);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2500);
    times.push(await changeOnce(page, path, hover));
    await page.close();
  }
  return median(times);
}

/** Measures page changes once the app runs, on both connections, with and without hovering. */
async function bench(browser: Browser, url: string): Promise<void> {
  const rows: string[] = [];
  for (const { path, name } of targets) {
    for (const line of ['fast', 'slow'] as const) {
      const click = await measure(browser, url, { path, line, hover: false });
      const hover = await measure(browser, url, { path, line, hover: true });
      rows.push(`| ${name} | ${line} | ${click.toFixed(0)} | ${hover.toFixed(0)} |`);
    }
  }
  process.stdout.write(
    `| to | line | click, ms | after hovering, ms |\n| --- | --- | ---: | ---: |\n${rows.join('\n')}\n`,
  );
}

await measureSite(bench);
