import { expect, type Page, test } from '@playwright/test';
import { htmlOf, pagePaths } from '@/e2e/support/built-site';
import { waitUntilLaidOut } from '@/e2e/support/laid-out';
import { waitForLateFont } from '@/e2e/support/late-font';
import { sampleOf } from '@/e2e/support/samples';
import { shiftsOf } from '@/e2e/support/shifts';
import { isTakenOver } from '@/e2e/support/taken-over';
import { start } from '@/e2e/support/visit';

/** Notes what a page asks its host for, as `kind path`. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  return asked;
}

test('a page is painted from its HTML, and no script runs that is not in it', async ({ page }) => {
  const asked = watch(page);
  await page.goto('/lite/updating');
  expect(asked[0]).toBe('document /lite/updating');
  expect(asked.filter((line) => /^(?:script|stylesheet)/.test(line) && !line.includes('/rare-'))).toEqual([]);
  expect(await isTakenOver(page)).toBe(false);
});

test('meanwhile nothing is fetched twice, and what runs later is fetched once', async ({ page }) => {
  const asked = watch(page);
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/lite/updating');
  await page.waitForRequest((request) => request.url().endsWith('/lite/updating.txt'));
  const inScripts = (await page.locator('head > script').allTextContents()).join().match(/\/_next\/[^"]+\.(?:js|css)/g);
  await expect.poll(() => inScripts?.filter((file) => !fetched.includes(file))).toEqual([]);
  const ahead = asked.filter((line) => /^other .*\.(?:js|css)$/.test(line)).map((line) => line.split(' ')[1]);
  expect(ahead.length).toBeGreaterThan(8);
  expect(new Set(ahead).size).toBe(ahead.length);
  expect(asked.filter((line) => line.endsWith('/lite/updating.txt'))).toHaveLength(1);
  const fromHost: string[] = [];
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    if (
      ahead.includes(pathname) &&
      !answer.fromServiceWorker() &&
      (await answer.request().sizes()).responseBodySize > 0
    ) {
      fromHost.push(pathname);
    }
  });
  await start(page);
  expect(await isTakenOver(page)).toBe(true);
  expect(asked.filter((line) => line.endsWith('/lite/updating.txt'))).toHaveLength(1);
  expect(fromHost).toEqual([]);
});

test('the mono font comes behind the first paint, moves nothing, and is there from the start on the next page', async ({
  page,
}) => {
  const isAskedBeforePaint = () =>
    page.evaluate(() => {
      const font = performance.getEntriesByType('resource').find(({ name }) => name.includes('/geist_mono'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return font && paint && font.startTime < paint.startTime;
    });
  await page.goto('/lite/updating');
  await waitForLateFont(page);
  await expect.poll(isAskedBeforePaint).toBe(false);
  expect(await shiftsOf(page)).toEqual([]);
  await page.goto('/pro/updating');
  await waitForLateFont(page);
  await expect.poll(isAskedBeforePaint).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);
});

/** The pages that ask for no scripts before their reader does. */
const atRest = pagePaths.filter((path) => !htmlOf(path).includes('data-start-at-once'));

for (const width of [390, 1440]) {
  for (const theme of ['dark', 'light']) {
    test(`a page looks the same before its style sheets are there and after, ${theme}, ${width} px wide`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      for (const path of sampleOf(atRest, 4)) {
        await page.goto(path);
        await waitForLateFont(page);
        await waitUntilLaidOut(page);
        const before = await page.screenshot({ fullPage: true, animations: 'disabled' });
        expect(await isTakenOver(page), path).toBe(false);
        await page.evaluate(async () => {
          const files = [...document.querySelectorAll('script')].flatMap(
            ({ textContent }) => textContent?.match(/"\/[^"]+\.css"/g) ?? [],
          );
          await Promise.all(
            files.map((file) => {
              const link = document.createElement('link');
              link.rel = 'stylesheet';
              link.href = JSON.parse(file);
              document.head.append(link);
              return new Promise((resolve) => link.addEventListener('load', resolve));
            }),
          );
        });
        expect(await page.locator('link[rel=stylesheet]').count(), path).toBeGreaterThan(2);
        const after = await page.screenshot({ fullPage: true, animations: 'disabled' });
        expect(after.equals(before), path).toBe(true);
      }
    });
  }
}

test('no page waits for a file before it is painted', () => {
  for (const path of pagePaths) {
    const html = htmlOf(path);
    expect(html, path).toContain('<style>');
    expect(
      html.match(/<link[^>]*rel="stylesheet"(?![^>]*media="print)|<script[^>]*src="(?![^>]*nomodule)/gi),
      path,
    ).toBeNull();
    expect(html.match(/<link[^>]*as="font"/g)?.length, path).toBe(1);
  }
});
