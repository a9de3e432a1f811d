import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { waitUntilLaidOut } from './laid-out';
import { looks as allLooks, type Look } from './samples';
import { settleAnimations } from './settled';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the violations that axe finds on the page as it is now, each with its elements.
 *
 * @param within a selector of the part to look at; all of the page by default
 */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  await waitUntilLaidOut(page);
  // Not a script element, because the page's policy would block it.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
  }
  const { violations } = await page.evaluate(
    ([part, values]) =>
      (globalThis as unknown as { axe: { run(part: string, options: object): Promise<AxeResults> } }).axe.run(part, {
        runOnly: values,
        resultTypes: ['violations'],
      }),
    [within, tags] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/**
 * Returns the violations that axe finds on the page as it is now at some widths in some themes, and the widths at which
 * it's wider than the window.
 */
export async function violationsIn(page: Page, looks: readonly Look[] = allLooks): Promise<string[]> {
  const violations: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await settleAnimations(page);
    const found = await violationsOf(page);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    violations.push(
      ...[...found, ...(isTooWide ? ['wider than the window'] : [])].map((text) => `${width} px, ${theme}: ${text}`),
    );
  }
  return violations;
}
