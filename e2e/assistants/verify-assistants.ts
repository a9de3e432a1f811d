import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { out, pagePaths, routes } from '@/e2e/support/built-site';
import { openFolder } from '@/lib/hosting/server/files';
import { serveSite } from '@/lib/hosting/server/serve-site';
import { describeSite } from '@/lib/hosting/server/site';
import { tallyOfOne } from '@/lib/programs/tally';
import { site } from '@/lib/site/config';

/** The part of afdocs' report that counts here. */
type Report = {
  readonly testedPages: number;
  readonly scoring: { readonly overall: number };
  readonly results: readonly { readonly id: string; readonly status: string; readonly message: string }[];
};

const leastScore = 98;

/**
 * Returns how well assistants can read every page of the built site, as afdocs reports it. With a list of pages, it
 * doesn't look for some in the long `llms-full` files, which would take it minutes. `markdown.test.ts` checks what the
 * check that's left out does: whether `llms.txt` lists every page.
 */
async function readReport(url: string): Promise<Report> {
  const pages = pagePaths.map((path) => new URL(path, url).href).join(',');
  const options = ['--urls', pages, '--canonical-origin', site.url, '--skip-checks', 'llms-txt-coverage'];
  // The Markdown words these badges in its own way.
  const limits = ['--request-delay', '0', '--max-concurrency', '10', '--parity-exclusions', '[data-confidence]'];
  const command = [
    '--yes',
    'afdocs@0.22.2',
    'check',
    url,
    ...options,
    ...limits,
    '--format',
    'json',
    '--score',
    '--quiet',
  ];
  const run = promisify(execFile)('npx', command, { maxBuffer: 2 ** 28 });
  // It exits with 1 if any check fails, whatever the score is.
  const { stdout } = await run.catch((error: { stdout?: string }) => {
    if (!error.stdout?.startsWith('{')) {
      throw error;
    }
    return { stdout: error.stdout };
  });
  return JSON.parse(stdout);
}

/** Checks that assistants can read every page. */
async function verifyAssistants(): Promise<void> {
  const files = openFolder(out);
  const server = await serveSite({ files, site: describeSite(routes, ''), port: 0, host: '127.0.0.1' });
  const { testedPages, scoring, results } = await readReport(server.url).finally(server.stop);
  const problems = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
  console.log(problems.map(({ id, status, message }) => `${id}: ${status}, ${message}`).join('\n'));
  console.log(
    `Assistants can read ${testedPages} pages: ${scoring.overall} of 100; at least ${leastScore} are required.`,
  );
  const isPassed = testedPages === pagePaths.length && scoring.overall >= leastScore;
  if (process.env.TEST_REPORT) {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(tallyOfOne(isPassed)));
  }
  process.exitCode = isPassed ? 0 : 1;
}

await verifyAssistants();
