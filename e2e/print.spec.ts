import { spawnSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { test } from '@/e2e/support/test';
import { fileOfProgram } from '@/lib/programs/run-program';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { site } from '@/lib/site/config';

const longPage = '/lite/installation/docker';

/** Returns the text of each A4 sheet that a page prints. */
async function sheetsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const pdf = await page.pdf({ format: 'A4' });
  const program = fileOfProgram('pdftotext') ?? 'pdftotext';
  const { stdout, stderr, status } = spawnSync(program, ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`pdftotext can't read the PDF of ${path}: ${stderr}`);
  }
  return stdout.split('\f').slice(0, -1);
}

const unspaced = (text: string) => text.replace(/\s+/g, '');

test.beforeAll(() => {
  skipIfUnavailable(skipReasonFor('pdftotext'));
});

test('prints the content of all tabs, the address, and what the page was checked against, without the site menus', async ({
  page,
}) => {
  const text = (await sheetsOf(page, longPage)).join('\n');
  for (const panel of await page.locator('[data-panel]').all()) {
    expect(text).toContain((await panel.getAttribute('aria-label')) ?? 'a panel without a label');
    const [first = ''] = (await panel.locator('p, .line').allTextContents()).filter(Boolean);
    expect(unspaced(text)).toContain(unspaced(first));
  }
  expect(text).toContain(`${site.url}${longPage}`);
  expect(unspaced(text)).toContain(unspaced('an image rebuilt from Lite 2.6.0'));
  expect(text, 'the address of a link').toContain('(https://docs.docker.com/engine/install/)');
  for (const chrome of ['Copy', 'On this page', 'Self-Hosting', 'Skip to', site.copyright, 'Keeping it current']) {
    expect(text).not.toMatch(new RegExp(`^\\s*${chrome}\\s*$`, 'm'));
  }
});

test('no sheet ends with a heading', async ({ page }) => {
  for (const path of [longPage, '/api/posts/create', '/services/sso']) {
    const sheets = await sheetsOf(page, path);
    const headings = (await page.locator('main :is(h2, h3, h4)').allTextContents()).map(unspaced);
    const ends = sheets.map((sheet) => unspaced(sheet.trimEnd().split('\n').at(-1) ?? ''));
    expect(
      ends.filter((end) => headings.includes(end.replace(/^\d+/, ''))),
      path,
    ).toEqual([]);
    expect(sheets.length).toBeGreaterThan(1);
  }
});

test('prints black on white in both themes', async ({ page }) => {
  await page.goto(longPage);
  await page.emulateMedia({ media: 'print' });
  for (const theme of ['dark', 'light']) {
    const colors = await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
      return ['body', 'h1', 'figure.code', 'figure.code .line'].map((name) => {
        const style = getComputedStyle(document.querySelector(name) as Element);
        return name === 'body' || name === 'figure.code' ? style.backgroundColor : style.color;
      });
    }, theme);
    expect(colors, theme).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  }
});

test('the title of a code block stays with its first lines, and paths in tables wrap between words', async ({
  page,
}) => {
  await page.goto('/lite/installation/docker');
  await page.emulateMedia({ media: 'print' });
  const reach = await page.locator('.code:has(figcaption + pre)').evaluateAll((blocks) =>
    blocks.map((block) => {
      const end = block.querySelector('figcaption')?.getBoundingClientRect().bottom ?? 0;
      return end - (block.querySelector('pre')?.getBoundingClientRect().top ?? 0);
    }),
  );
  expect(reach.length).toBeGreaterThan(0);
  expect(Math.min(...reach)).toBeGreaterThan(48);
  await expect(page.locator('.prose td code wbr').first()).toHaveCSS('display', 'inline');
  await expect(page.locator('.prose td code').first()).toHaveCSS('overflow-wrap', 'break-word');
});
