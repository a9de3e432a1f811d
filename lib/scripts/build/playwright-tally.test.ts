import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { tallyOfPlaywright } from './playwright-tally';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** Returns a test in a report with its status and, if it was skipped with one, the reason. */
function spec(title: string, status: Status, reason?: string) {
  const annotations = status === 'skipped' ? [{ type: 'skip', ...(reason ? { description: reason } : {}) }] : [];
  return { title, file: 'theme.spec.ts', tests: [{ status, annotations }] };
}

/** Returns a report of one file with top-level tests and tests in a `describe`. */
function report(specs: unknown[], nested: unknown[] = [], errors: unknown[] = []): JSONReport {
  const suites = [{ title: 'theme.spec.ts', specs, suites: [{ title: 'dark', specs: nested }] }];
  return { suites, errors } as unknown as JSONReport;
}

test('counts results at every depth, and errors outside of tests', () => {
  const specs = [spec('a', 'expected'), spec('b', 'unexpected')];
  const tally = tallyOfPlaywright(report(specs, [spec('c', 'expected')], [{ message: 'no tests found' }]));
  expect(tally).toEqual({ passed: 2, failed: 2, skips: [] });
});

test('lists skipped tests with their reason', () => {
  expect(tallyOfPlaywright(report([spec('a', 'skipped', 'no Firefox here'), spec('b', 'skipped')])).skips).toEqual([
    { name: 'theme.spec.ts: a', reason: 'no Firefox here' },
    { name: 'theme.spec.ts: b', reason: 'no reason given' },
  ]);
});

test('counts tests that passed at the second try, and names them', () => {
  const tally = tallyOfPlaywright(report([spec('a', 'expected'), spec('b', 'flaky')]));
  expect(tally).toEqual({ passed: 2, failed: 0, skips: [], flaky: ['theme.spec.ts: b'] });
});
