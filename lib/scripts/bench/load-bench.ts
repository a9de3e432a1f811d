import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '@/lib/programs/run-server';
import { launchChromium } from '@/lib/programs/this-machine';
import { isWhole, type Load, medianOfLoads, tableOfLoads } from './load-table';
import { readRuns } from './runs';
import { serveCompressed } from './serve-compressed';

const pageKinds = [
  { kind: 'home', path: '/' },
  { kind: 'index', path: '/lite/' },
  { kind: 'long page', path: '/lite/installation/docker' },
  { kind: 'API page', path: '/api/posts/create' },
  { kind: 'service page', path: '/services/social/facebook/' },
] as const;

/** Loads a page in a browser of its own, as Lighthouse does by default, and returns Lighthouse's results. */
async function loadOnce(kind: string, url: string, preset: Load['preset']): Promise<Load> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const config = preset === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' }, config);
    const { audits, categories } = result?.lhr ?? {};
    const value = (name: string) => audits?.[name]?.numericValue ?? Number.NaN;
    const score = (name: string) => (categories?.[name]?.score ?? Number.NaN) * 100;
    return {
      kind,
      preset,
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
    };
  } finally {
    await browser.close();
  }
}

/** `npm run bench:load`: prints Lighthouse's results for a page of each kind, on a phone and on a desktop. */
async function bench(): Promise<void> {
  const runs = readRuns(process.argv.slice(2), 'bench:load');
  const site = await serveCompressed(process.cwd());
  const loads: Load[] = [];
  try {
    for (const preset of ['mobile', 'desktop'] as const) {
      for (const { kind, path } of pageKinds) {
        const each: Load[] = [];
        while (each.length < runs) {
          each.push(await loadOnce(kind, site.url + path, preset));
        }
        loads.push(medianOfLoads(each));
        const results = each.map((load) => (isWhole(load) ? `${load.lcp.toFixed(0)}/${load.tbt}` : 'aborted'));
        process.stderr.write(`${kind}, ${preset}: ${results.join(' ')}\n`);
      }
    }
  } finally {
    await site.stop();
  }
  process.stdout.write(`${tableOfLoads(loads)}\n`);
}

await bench();
