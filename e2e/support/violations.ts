import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { waitUntilLaidOut } from './laid-out';

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
  await page.evaluate(axe);
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
