import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site';
import { notesOn } from './notes';
import { type Options, readOptions, type SiteName } from './options';
import { memoryKind } from './process-tree';
import { grouped, type Measurement, summaryOf, tableOf } from './report';
import { verdictsOf } from './verdicts';

/** Measures the build of this site against the bare export, and tells whether all limits are kept. */
async function bench(options: Options, folder: string, signal: AbortSignal): Promise<boolean> {
  say(`Measuring on ${machine()}, in ${folder}.`);
  const measurements: Measurement[] = [];
  for (const pages of options.pages) {
    const build = async (site: SiteName, withMemory: boolean, which: string) => {
      say(`Building ${site === 'bare' ? 'the bare export' : 'this site'} with ${grouped(pages)} pages, ${which} ...`);
      const target = join(folder, `${site}-${pages}`);
      const measured = await buildSite({ site, pages, folder: target, project: process.cwd(), withMemory, signal });
      const memory = withMemory ? `, ${grouped(Math.round(measured.peakMiB))} MiB` : '';
      say(`... ${measured.wallSeconds.toFixed(1)} s${memory}.`);
      if (!options.keep) {
        rmSync(target, { recursive: true, force: true });
      }
      return measured;
    };
    const sites = options.sites.map((site) => ({ site, runs: [] as Measurement[] }));
    // By turns, so that what else the machine does meets both sites.
    for (let run = 1; run <= options.runs; run++) {
      for (const { site, runs } of sites) {
        runs.push(await build(site, false, `run ${run} of ${options.runs}`));
      }
    }
    for (const { site, runs } of sites) {
      measurements.push(summaryOf(await build(site, true, 'for its memory'), runs));
    }
  }
  const verdicts = verdictsOf(measurements);
  console.log(`\n${tableOf(measurements)}\n\n${notesOn(measurements, options.runs, memoryKind())}\n`);
  for (const { sentence } of verdicts) {
    console.log(sentence);
  }
  return verdicts.every(({ isKept }) => isKept);
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)}), ${memory} GiB, Node ${process.versions.node}`;
}

function say(line: string): void {
  console.error(line);
}

/** Runs the program: 0 when all limits are kept, 1 when one is missed or a build fails, 2 when the options are wrong. */
async function main(words: readonly string[]): Promise<number> {
  let options: Options;
  try {
    options = readOptions(words);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 2;
  }
  if (!readFileSync('package.json', 'utf8').includes('"next"')) {
    say('The bench builds the project of the folder it runs in; start it from the root of the project.');
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'build-bench-'));
  const abort = new AbortController();
  const onSignal = () => abort.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    return (await bench(options, folder, abort.signal)) ? 0 : 1;
  } catch (error) {
    say(abort.signal.aborted ? 'Stopped.' : error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    if (options.keep) {
      say(`The sites are kept in ${folder}.`);
    } else {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

process.exitCode = await main(process.argv.slice(2));
