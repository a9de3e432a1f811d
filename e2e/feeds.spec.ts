import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { feeds } from '@/lib/site/feeds';
import { out, pagePaths } from './support/built-site';

test('browsers parse every feed as XML, and every entry leads to a page', async ({ page }) => {
  for (const { path } of feeds) {
    const { error, links } = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        const atom = 'http://www.w3.org/2005/Atom';
        const entries = [...xml.getElementsByTagNameNS(atom, 'entry')];
        return {
          error: xml.querySelector('parsererror')?.textContent ?? null,
          links: entries.map((entry) => entry.getElementsByTagNameNS(atom, 'link')[0]?.getAttribute('href') ?? ''),
        };
      },
      readFileSync(join(out, path), 'utf8'),
    );
    expect.soft(error, path).toBeNull();
    expect(links.length).toBeGreaterThan(5);
    const paths = links.map((href) => new URL(href).pathname);
    expect
      .soft(
        paths.filter((each) => !pagePaths.includes(each)),
        path,
      )
      .toEqual([]);
  }
});
