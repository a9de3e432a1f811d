import type { Browser, Page } from '@playwright/test';
import { median } from '@/lib/bench/median';
import { serveCompressed } from '@/lib/bench/serve-compressed';
import { slowDown } from '@/lib/bench/slow-line';

const runs = 5;

/** The first search of a visit, and some that come after it. */
const [first, ...later] = ['supervisor', 'horizon', 'redis password', 'callback'] as const;

/** How long a search of the built site takes on a slow line with a slow processor, in milliseconds, from the text to the painted hits. */
export type SlowSearch = { readonly cold: number; readonly warm: number };

/** Writes a text into the open search at once, and waits for the first frame with its hits. */
async function search(page: Page, text: string): Promise<number> {
  // No function in these may have a name: tsx would mark that by a helper of its own, which the page does not have.
  await page.evaluate(() => {
    document.addEventListener('input', () => performance.mark('typed'), { capture: true, once: true });
  });
  const before = await firstHit(page);
  await page.keyboard.insertText(text);
  return page.evaluate(async (old) => {
    let hit: string | undefined;
    while (!hit || hit === old) {
      await new Promise(requestAnimationFrame);
      hit = document.querySelector('dialog [role=option]')?.textContent;
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const typed = performance.getEntriesByName('typed').at(-1)?.startTime ?? Number.NaN;
    return performance.now() - typed;
  }, before);
}

function firstHit(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector('dialog [role=option]')?.textContent);
}

/** Measures the search of the built site, served by nginx; medians of five visits. */
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
