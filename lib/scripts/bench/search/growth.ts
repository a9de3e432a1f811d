import type { Browser } from '@playwright/test';
import { pagesOf } from '@/lib/scripts/bench/site-plan';
import { makeContender } from './contenders';
import { recordsOfBenchPages } from './generated-records';
import { measure } from './measure';
import { tableOf, weightOf } from './report';

/** Returns a table of how the site's own index grows with the number of generated pages. */
export async function growthTable(browser: Browser, sizes: readonly number[]): Promise<string> {
  const rows: string[][] = [];
  for (const size of sizes) {
    console.error(`Measuring ${size} generated pages ...`);
    const pages = pagesOf(size);
    const contender = await makeContender('ours', { records: recordsOfBenchPages(pages), pages: new Map() });
    const queries = pages.filter((_, at) => at % Math.ceil(size / 12) === 0).map(({ title }) => title.toLowerCase());
    const { openMs, keystrokeMs } = await measure(browser, contender, {}, queries);
    const { toSearch, all } = weightOf(contender);
    const first = weightOf({
      ...contender,
      files: new Map([...contender.files].filter(([name]) => name === 'index.json')),
    });
    rows.push([
      String(size),
      String(contender.files.size),
      ...[first.all, toSearch, all, contender.buildMs, openMs].map((value) => value.toFixed(0)),
      keystrokeMs.median.toFixed(1),
      keystrokeMs.p95.toFixed(1),
    ]);
  }
  const head = [
    'pages',
    'files',
    'first, kB gzip',
    'to search',
    'with text',
    'build, ms',
    'open, ms at 1/4',
    'keystroke, ms',
    'p95',
  ];
  return tableOf([head, ...rows]);
}
