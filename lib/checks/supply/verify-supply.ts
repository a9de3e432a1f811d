import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { summaryOf, sumOf, type Tally, tallyOfOne } from '@/lib/programs/tally';
import { securityText } from '@/lib/site/security-text';
import { auditOutcome } from './audit';

const name = 'known vulnerabilities in packages';
const installation = 'installation from the lockfile';
/** How long before it expires the date of the security contact must be renewed, in milliseconds. */
const notice = 30 * 24 * 60 * 60 * 1000;

/**
 * Checks an installation from the lockfile without performing it. npm rejects a lockfile from a registry that lacks
 * packages for other systems.
 */
function install(): Tally {
  const { status, stderr } = npm('ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund');
  const missing = stderr.split('\n').filter((line) => /(?:Missing|Invalid): /.test(line));
  const remedy = 'Run npm install; if it still fails, choose versions that the registry has for every system.';
  report(`${installation}: ${status === 0 ? 'sound' : 'REFUSED'}`, status === 0 ? [] : [...missing, remedy]);
  return tallyOfOne(status === 0);
}

/** Queries the registry for known vulnerabilities of all packages. Skipped with a reason if it doesn't respond. */
function audit(): Tally {
  const outcome = auditOutcome(npm('audit', '--json').stdout ?? '');
  if ('absence' in outcome) {
    console.log(`${name}: skipped, ${outcome.absence}`);
    return { passed: 0, failed: 0, skips: [{ name, reason: outcome.absence }] };
  }
  const { findings } = outcome;
  report(`${name}: ${findings.length === 0 ? 'none that are serious' : 'WRONG'}`, findings);
  return tallyOfOne(findings.length === 0);
}

function report(verdict: string, details: readonly string[]): void {
  console.log([verdict, ...details].join('\n  '));
}

function npm(...args: readonly string[]) {
  return spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
}

/** Warns if the date in security.txt is about to expire. An old commit must still pass its tests. */
function expiry(): void {
  if (Date.parse(securityText.expires) - Date.now() < notice) {
    console.log(
      `security.txt expires on ${securityText.expires}; set a date within a year in lib/site/security-text.ts.`,
    );
  }
}

/** Checks that depend on npm, the registry, and the current date. */
function verifySupply(): void {
  expiry();
  const tally = sumOf([install(), audit()]);
  console.log(summaryOf(tally));
  if (process.env.TEST_REPORT) {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(tally));
  }
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

verifySupply();
