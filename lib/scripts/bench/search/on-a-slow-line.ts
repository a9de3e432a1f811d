import type { Browser, Page } from '@playwright/test';
import { median } from '@/lib/scripts/bench/median';
import { serveCompressed } from '@/lib/scripts/bench/serve-compressed';
import { slowDown } from '@/lib/scripts/bench/slow-line';
import { timeToChange } from '@/lib/scripts/bench/time-to-change';

const runs = 5;

/** The first query of a visit, and the queries that follow it. */
const [first, ...later] = ['supervisor', 'horizon', 'redis password', 'callback'] as const;

/**
 * How long a search of the built site takes on a slow connection with CPU throttling, in milliseconds from input to
 * painted hits.
 */
export type SlowSearch = { readonly cold: number; readonly warm: number };

/** Inserts a query into the open search in one step, and waits for the first frame that shows its hits. */
function search(page: Page, text: string): Promise<number> {
  return timeToChange(page, 'input', 'dialog [role=option]', () => page.keyboard.insertText(text));
}

/** Measures the search of the built site, served by nginx. Returns the medians of five visits. */
export async function searchOnASlowLine(browser: Browser): Promise<SlowSearch> {
  const site = await serveCompressed(process.cwd());
  const [cold, warm]: [number[], number[]] = [[], []];
  try {
    while (cold.length < runs) {
      const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
      await slowDown(page);
      await page.goto(`${site.url}/lite/updating`, { waitUntil: 'networkidle' });
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
      await field.waitFor();
      await field.focus();
      cold.push(await search(page, first));
      for (const text of later) {
        await page.waitForTimeout(1000);
        await field.selectText();
        warm.push(await search(page, text));
      }
      await page.close();
    }
  } finally {
    await site.stop();
  }
  return { cold: median(cold), warm: median(warm) };
}
