import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { summaryOf, sumOf, type Tally, tallyOfOne } from '@/lib/build/tally';
import { securityText } from '@/lib/site/security-text';
import { auditOutcome } from './audit';

const name = 'known faults of packages';
/** How long before its end the security contact's date is to be renewed, in milliseconds. */
const notice = 30 * 24 * 60 * 60 * 1000;

/** Asks the registry for known faults of all packages; skipped with its reason where it does not answer. */
function audit(): Tally {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
  const outcome = auditOutcome(stdout ?? '');
  if ('absence' in outcome) {
    console.log(`${name}: skipped, ${outcome.absence}`);
    return { passed: 0, failed: 0, skips: [{ name, reason: outcome.absence }] };
  }
  console.log(
    [`${name}: ${outcome.findings.length === 0 ? 'none that is grave' : 'WRONG'}`, ...outcome.findings].join('\n  '),
  );
  return tallyOfOne(outcome.findings.length === 0);
}

/** Warns when the date in security.txt comes close. It is no failure: an old commit must still pass its tests. */
function expiry(): void {
  if (Date.parse(securityText.expires) - Date.now() < notice) {
    console.log(
      `security.txt expires on ${securityText.expires}; set a date within a year in lib/site/security-text.ts.`,
    );
  }
}

/** `npm run verify:supply`: what only the registry and the calendar know of the packages and papers. */
function verifySupply(): void {
  expiry();
  const tally = sumOf([audit()]);
  console.log(summaryOf(tally));
  if (process.env.TEST_REPORT) {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(tally));
  }
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

verifySupply();
