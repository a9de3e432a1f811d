import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@/lib/programs/chromium';
import { runProgram } from '@/lib/programs/run-program';
import { summaryOf } from '@/lib/programs/tally';
import { installSystemPackages } from './install-system-packages';
import { tallyOfPlaywright } from './playwright-tally';
import { runStages, type Stage } from './run-stages';

const root = process.cwd();
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const siteReport = join(reports, 'site.json');
const isFull = process.argv.includes('--full');

const full: Readonly<Record<string, string>> = isFull ? { TEST_FULL: '1' } : {};
const reporters = '--reporter=default --reporter=./lib/scripts/build/unit-reporter.ts';

const stages: readonly Stage[] = [
  { name: 'types', command: 'next typegen && tsc --noEmit' },
  // Both write types to .next/.
  { name: 'build', command: 'npm run build', needs: 'types' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'dead code', command: 'knip' },
  { name: 'spelling', command: 'npm run spelling' },
  { name: 'prose', command: 'npm run prose' },
  tallied({ name: 'unit', command: `npm run unit -- ${reporters}` }),
  tallied({ name: 'content', command: 'npm run verify:content' }),
  tallied({ name: 'webhook verifiers', command: 'tsx e2e/webhooks/verify-webhooks.ts' }),
  tallied({ name: 'samples of the API', command: 'tsx e2e/samples/verify-samples.ts' }),
  // Rejects a lockfile from a registry that lacks packages for other systems.
  { name: 'lockfile', command: 'npm ci --dry-run --ignore-scripts --no-audit --no-fund' },
  { name: 'private copy', command: 'npm run pack', needs: 'build' },
  ...(isFull
    ? [
        tallied({
          name: 'quick start with Docker',
          command: 'tsx e2e/runbooks/verify-runbooks.ts docker/quick-start',
        }),
        tallied({ name: 'assistants', command: 'tsx e2e/assistants/verify-assistants.ts', needs: 'build' }),
      ]
    : []),
  tallied({ name: 'built site', command: `npm run built -- ${reporters}`, needs: 'private copy' }),
  {
    name: 'end-to-end',
    command: 'playwright test',
    needs: 'build',
    runsAlone: true,
    prepare: browser,
    report: () => {
      const report = readReport(siteReport);
      return report && tallyOfPlaywright(report);
    },
  },
];

/** Creates a stage whose command writes the tally of its tests to the file that TEST_REPORT names. */
function tallied(stage: Stage): Stage {
  const file = join(reports, `${stage.name}.json`);
  return { ...stage, prepare: () => ({ env: { TEST_REPORT: file, ...full } }), report: () => readReport(file) };
}

function browser(): ReturnType<NonNullable<Stage['prepare']>> {
  const found = findChromium();
  if ('error' in found) {
    return found;
  }
  return { env: { CHROME_PATH: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: siteReport, ...full } };
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Colors only for a terminal: captured output that's printed later would otherwise fill a log with escape sequences.
 */
const colors: Readonly<Record<string, string>> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/**
 * `npm test`: everything that must pass before a change is merged. `npm run test:full` adds the quick start with
 * Docker, the site as assistants read it, and the long lists of the end-to-end tests.
 */
async function test(): Promise<void> {
  const installed = installSystemPackages();
  if (installed !== null) {
    process.stdout.write(`${installed}\n`);
  }
  const tally = await runStages(stages, {
    run: (command, env) => runProgram(command, root, { ...colors, ...env }),
    write: (text) => void process.stdout.write(text),
    now: Date.now,
  });
  rmSync(reports, { recursive: true });
  process.stdout.write(`${summaryOf(tally)}\n`);
  process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
}

await test();
