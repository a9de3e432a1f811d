import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { versions } from '@/content/versions';
import { findChromium } from '@/lib/programs/chromium';
import { thisMachine } from '@/lib/programs/this-machine';
import { goldenSet, holdOut } from '@/lib/search/golden/golden-set';
import { recordsOfSite } from '@/lib/search/records/site-records';
import { routesOf } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths.mjs';
import { type Contender, type Corpus, contenderNames, makeContender } from './contenders';
import { growthTable } from './growth';
import { type Measured, measure } from './measure';
import { searchOnASlowLine } from './on-a-slow-line';
import { readSizes } from './options';
import { figuresTable, tableOf, weightOf } from './report';

/** `npm run bench:search`: compares the site's search with four other engines on the pages of the built site. */
async function bench(words: readonly string[]): Promise<void> {
  const sizes = readSizes(words);
  const found = findChromium(thisMachine);
  if ('error' in found) {
    throw new Error(found.error);
  }
  const corpus = corpusOfSite();
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  const typed = Object.values(goldenSet).flatMap((queries) => queries.slice(0, 8).map(([query]) => query));
  try {
    const contenders: Contender[] = [];
    const [golden, others]: [Measured[], Measured[]] = [[], []];
    for (const name of contenderNames) {
      console.error(`Measuring ${name} ...`);
      const contender = await makeContender(name, corpus);
      contenders.push(contender);
      golden.push(await measure(browser, contender, goldenSet, typed));
      others.push(await measure(browser, contender, holdOut, []));
    }
    console.log(`\nThe golden set, by page\n${figuresTable(golden, 'byPage')}`);
    console.log(`\nThe golden set, by section\n${figuresTable(golden, 'bySection')}`);
    console.log(`\nQueries that no rule was tuned on, by page\n${figuresTable(others, 'byPage')}`);
    console.log(`\n${costTable(contenders, golden)}`);
    const { cold, warm } = await searchOnASlowLine(browser);
    console.log(
      `\nThe site on a slow line, processor at 1/4: first search ${cold.toFixed(0)} ms, later ones ${warm.toFixed(0)} ms.`,
    );
    if (sizes.length > 0) {
      console.log(`\n${await growthTable(browser, sizes)}`);
    }
  } finally {
    await browser.close();
  }
}

function corpusOfSite(): Corpus {
  const pages = [...routesOf(versions).values()].filter(({ kind }) => kind === 'page');
  return {
    records: recordsOfSite(),
    pages: new Map(pages.map(({ path }) => [path, readFileSync(join('out', filesOf(path, 'html')[0]), 'utf8')])),
  };
}

function costTable(contenders: readonly Contender[], measured: readonly Measured[]): string {
  const head = [
    '',
    'to search, kB gzip',
    'with text, kB gzip',
    'build, ms',
    'open, ms at 1/4',
    'keystroke, ms at 1/4',
    'p95',
  ];
  const rows = contenders.map((contender, at) => {
    const { toSearch, all } = weightOf(contender);
    const { openMs = 0, keystrokeMs = { median: 0, p95: 0 } } = measured[at] ?? {};
    const times = [contender.buildMs, openMs].map((time) => time.toFixed(0));
    return [
      contender.name,
      toSearch.toFixed(0),
      all.toFixed(0),
      ...times,
      keystrokeMs.median.toFixed(1),
      keystrokeMs.p95.toFixed(1),
    ];
  });
  return tableOf([head, ...rows]);
}

try {
  await bench(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
